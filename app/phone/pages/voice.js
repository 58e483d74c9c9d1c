// Reads aloud what is new of a game: each thing once, and only what changed.
import { shown } from "./link.js";

const said = new Map(); // by kind: what was told of it last

export function canSpeak() {
  return "speechSynthesis" in window;
}

export function isSpeaking() {
  return canSpeak() && localStorage.getItem("voice") === "on";
}

function speak(text) {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = shown.texts.language;
  const voice = speechSynthesis.getVoices().find((each) => each.lang.replace("_", "-").startsWith(words.lang.slice(0, 2)));
  if (voice) {
    words.voice = voice;
  }
  speechSynthesis.speak(words);
}

function lines(game) {
  const open = (rows) => (rows ?? []).filter((row) => !row.done).map((row) => row.text);
  return {
    warning: [game.warning?.text, game.warning?.remedy].filter(Boolean),
    question: [game.question?.text, game.question?.frame, ...(game.question?.text ? game.question.answers : [])].filter(Boolean),
    orders: game.wayBack?.length ? open(game.wayBack) : open(game.orders),
    verdict: [game.sheet?.verdict].filter(Boolean),
  };
}

// Speaks what was not told before; of a list that goes on, its new lines only.
export function follow(game) {
  for (const [kind, texts] of Object.entries(lines(game))) {
    const before = said.get(kind) ?? [];
    const isListed = kind === "orders";
    const news = isListed ? texts.filter((text) => !before.includes(text)) : texts.join() === before.join() ? [] : texts;
    // What was ticked stays told: taking the tick away is no news.
    said.set(kind, isListed && texts.some((text) => before.includes(text)) ? [...new Set([...before, ...texts])] : texts);
    if (isSpeaking()) {
      news.forEach(speak);
    }
  }
}

// By a tap only: browsers stay silent before the first.
export function setSpeaking(on) {
  localStorage.setItem("voice", on ? "on" : "off");
  speechSynthesis.cancel();
  if (on && shown.game) {
    said.clear();
    follow(shown.game);
  }
}
