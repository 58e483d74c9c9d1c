// The second screen of the game that is played at the table.
import { say, shown, t } from "./link.js";
import { button, choices, el, icon, tell } from "./parts.js";
import { sheetTable } from "./table.js";
import { canSpeak, isSpeaking, setSpeaking } from "./voice.js";

let isMoveOpen = false; // as the player left it

async function act(what, said = {}) {
  const { error } = await say("game/" + what, { revision: shown.game.revision, ...said });
  tell(error);
}

function checklist(title, rows, what) {
  return el("section", {}, el("h2", {}, title), el("ul", { class: "orders" }, rows.map((row, number) => el("li", {},
    el("button", {
      type: "button", role: "checkbox", "aria-checked": String(row.done), "data-key": what + row.text,
      onclick: () => act(what, { row: number, done: !row.done }),
    }, el("span", { class: "box", "aria-hidden": "true" }, icon("check")), el("span", {}, row.text))))));
}

function question({ text, frame, answers }) {
  return text && el("section", { class: "questions", role: "alert" }, el("h2", {}, text), frame && el("p", {}, frame),
    choices(text, answers.map((answer, option) => ({ value: option, text: answer })), (option) => act("answer", { option })),
    button(t("noneOfThese"), () => act("decline"), { glyph: "close", key: "noneOfThese" }));
}

function toBeTold(isWaiting) {
  return isWaiting && el("section", { class: "questions", role: "status" }, el("p", {}, t("toBeTold")),
    button(t("byCamera"), () => act("follow"), { glyph: "undo", key: "byCamera" }));
}

function warning({ text, remedy, differences }) {
  return text && el("section", { class: "trouble", role: "alert" }, el("h2", {}, text),
    differences.map((item) => el("p", {}, t("difference", item.title, item.expected, item.seen))),
    el("p", {}, remedy),
    button(t("letStand"), () => act("overrule"), { glyph: "check" }));
}

function cardPicker(cards, pick) {
  return el("div", { class: "cards", role: "group" }, cards.map((card, place) => el("button", {
    type: "button", class: "suit " + card.suit, disabled: !card.possible, "aria-label": card.title,
    "data-key": "card" + card.text, onclick: () => pick(place),
  }, card.text)));
}

function move({ decider, choices: options, cards, hint, words, orders, canTakeBack, complete }) {
  const isAutomatic = complete && !canTakeBack;
  const say = (what, said) => act("move/" + what, { words, ...said });
  return el("details", { class: "move", open: isMoveOpen || shown.game.toBeTold, ontoggle: (event) => { isMoveOpen = event.target.open; } },
    el("summary", { "data-key": "byHand" }, t("byHand")),
    el("h2", {}, decider ? t("whatDoes", decider) : isAutomatic ? t("nothingToDecide") : orders.length > 0 ? t("orders") : t("isThatRight")),
    words && el("p", { class: "muted" }, words),
    orders.length > 0 && el("ol", {}, orders.map((order) => el("li", {}, order))),
    hint && el("p", {}, hint),
    cards.length > 0 && cardPicker(cards, (card) => say("pick", { card })),
    el("div", { class: "start" },
      options.map((text, choice) => el("button", { type: "button", "data-key": "move" + text, onclick: () => say("choose", { choice }) }, text)),
      complete && button(isAutomatic || orders.length > 0 ? t("done") : t("goOn"), () => say("play"), { glyph: "check", kind: "primary" }),
      canTakeBack && button(t("takeBack"), () => say("back"), { glyph: "undo" })));
}

function adviceOf(advice) {
  if (!advice.open) {
    return advice.possible && button(t("advice"), () => act("advice"), { glyph: "advice", key: "advice" });
  }
  return el("section", { class: "advice", role: "status", "aria-busy": String(advice.thinking) },
    el("h2", {}, advice.isSimple && advice.moves.length > 0 ? t("adviceSimple") : advice.headline || t(advice.thinking ? "adviceThinking" : "advice")),
    advice.odds !== undefined && advice.moves.length > 0 && el("progress", { value: advice.odds, max: 1, "aria-label": t("adviceOdds") }),
    advice.trouble && el("p", { class: "trouble" }, advice.trouble),
    el("ol", {}, advice.moves.map((move) => el("li", {},
      el("strong", {}, move.words, move.odds && ": " + move.odds), el("p", { class: "muted" }, move.reason)))),
    advice.unknownCards > 0 && el("p", { class: "muted" }, t("adviceUnknown")),
    button(t("adviceClose"), () => act("advice/close"), { glyph: "close", key: "adviceClose" }));
}

function steps(rows) {
  return rows.length > 0 && el("section", {}, el("h2", {}, t("happened")),
    el("ol", { class: "steps" }, rows.map((step) => el("li", {},
      el("small", {}, step.title), step.words, step.inferred && el("small", {}, step.inferred)))));
}

function none(game) {
  return [
    game.trouble && el("p", { class: "trouble", role: "alert" }, game.trouble),
    el("section", { class: "start" },
      el("p", { class: "large" }, game.state === "starting" ? t("starting") : t("noGame")),
      game.inProgress && game.state === "none" && [
        el("p", {}, game.inProgress), button(t("resume"), () => act("resume"), { glyph: "game", kind: "primary" })]),
  ];
}

export function gamePage() {
  const game = shown.game;
  if (!game) {
    return [];
  }
  if (game.state === "none" || game.state === "starting") {
    return none(game);
  }
  const back = game.wayBack.length > 0;
  return [
    el("h2", { class: "phase", role: "status" }, game.state === "over" ? game.sheet.verdict : game.phase),
    game.trouble && el("p", { class: "trouble", role: "alert" }, game.trouble),
    warning(game.warning),
    question(game.question),
    toBeTold(game.toBeTold),
    game.state === "over" && el("section", {}, sheetTable(game.sheet),
      game.saved && el("p", { class: "done" }, icon("check"), t("saved"))),
    back && checklist(t("layBack"), game.wayBack, "back"),
    back && button(t("lies"), () => act("lies"), { glyph: "check", kind: "primary" }),
    !back && game.orders.length > 0 && game.state !== "over" && checklist(t("orders"), game.orders, "order"),
    !back && game.move && move(game.move),
    !back && game.advice && adviceOf(game.advice),
    steps(game.steps),
    el("div", { class: "actions" },
      game.canUndo && !back && button(t("undoStep"), () => act("undo"), { glyph: "undo" }),
      canSpeak() && el("button", { type: "button", role: "switch", "aria-checked": String(isSpeaking()), "data-key": "voice",
        onclick: (event) => {
          setSpeaking(!isSpeaking());
          event.currentTarget.setAttribute("aria-checked", String(isSpeaking()));
        } }, icon("voice"), el("span", {}, t("readAloud")))),
  ];
}
