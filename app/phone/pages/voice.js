// Reads aloud what is new of a game: each thing once, and only what changed.
import { shown, t } from "./link.js";

const said = new Map(); // by kind: what was told of it last
let saidIn = null; // the language of that
let translatedAt = null; // the game's revision when that changed

export function canSpeak() {
  return "speechSynthesis" in window;
}

export function isSpeaking() {
  return canSpeak() && localStorage.getItem("voice") === "on";
}

function speak(text) {
  // Voices skip symbols, or call them by odd names.
  const words = new SpeechSynthesisUtterance(text.replaceAll("★★", t("twoStars")).replaceAll("★", t("oneStar")));
  words.lang = shown.texts.language;
  const voice = speechSynthesis.getVoices().find((each) => each.lang.replace("_", "-").startsWith(words.lang.slice(0, 2)));
  if (voice) {
    words.voice = voice;
  }
  speechSynthesis.speak(words);
}

function lines(game) {
  return {
    warning: [game.warning?.text, game.warning?.remedy].filter(Boolean),
    question: [game.question?.text, game.question?.frame, ...(game.question?.text ? game.question.answers : [])].filter(Boolean),
    verdict: [game.sheet?.verdict].filter(Boolean),
  };
}

function newLines(kind, texts) {
  const before = said.get(kind) ?? [];
  said.set(kind, texts);
  return texts.join() === before.join() ? [] : texts;
}

// Of a list that goes on, its new lines only; another phase may ask for the same again.
function newOrders(rows, phase) {
  const told = said.get("orders");
  const before = told && told.phase === phase ? told.texts : [];
  const isNew = (row) => !before.includes(row.text);
  // What was ticked stays told: taking the tick away is no news.
  said.set("orders", { phase, texts: [...new Set([...(rows.every(isNew) ? [] : before), ...rows.map((row) => row.text)])] });
  return rows.filter((row) => isNew(row) && !row.done).map((row) => row.text);
}

// Speaks what was not told before. The same in another language is no news.
export function follow(game) {
  if (saidIn !== null && game.language !== saidIn) {
    translatedAt = game.revision; // its texts may follow one by one
  }
  saidIn = game.language;
  const news = Object.entries(lines(game)).flatMap(([kind, texts]) => newLines(kind, texts));
  news.push(...newOrders((game.wayBack?.length ? game.wayBack : game.orders) ?? [], game.phase));
  if (isSpeaking() && game.revision !== translatedAt) {
    news.forEach(speak);
  }
}

// By a tap only: browsers stay silent before the first.
export function setSpeaking(on) {
  localStorage.setItem("voice", on ? "on" : "off");
  speechSynthesis.cancel();
  if (on && shown.game) {
    said.clear();
    translatedAt = null;
    follow(shown.game);
  }
}
