// A photo becomes a score sheet.
import { say, shown, t } from "./link.js";
import { markedPhoto } from "./marks.js";
import { button, choices, el, icon, openSheet, pictureButton, tell } from "./parts.js";
import { sendingPage, takePicture as take, waiting } from "./sending.js";
import { sheetTable } from "./table.js";

async function act(what, said = {}) {
  const { error } = await say("score/" + what, { revision: shown.score.revision, ...said });
  tell(error);
}

async function openItems(what, said, title) {
  const { error, items } = await say("score/" + what, { revision: shown.score.revision, ...said });
  if (error || !items.length) {
    tell(error);
    return;
  }
  openSheet(items.length === 1 ? items[0].title : title, t("close"), (close) => items.map((item) => el("section", {},
    items.length > 1 && el("h3", {}, item.title),
    choices(item.title, item.choices, (value) => {
      close();
      act("answer", { path: item.path, value });
    }))));
}

function playersSheet() {
  const draw = () => {
    const { options, profiles } = shown.score;
    return [
      el("section", {}, el("h3", {}, t("whoPlays")),
        choices(t("whoPlays"), [["automatic", 0], ["solo", 1], ["versus", 2]].map(([key, value]) => (
          { value, text: t(key), current: options.game === value })), (game) => act("game", { game }))),
      options.game > 0 && el("section", {}, el("h3", {}, t("seats")),
        choices(t("seats"), options.colours.map((colour) => ({
          value: colour.value, colour: colour.colour, current: colour.seat > 0,
          text: colour.seat > 0 ? `${colour.seat}. ${colour.text}` : colour.text,
        })), (colour) => act("seat", { colour })),
        options.missing && el("p", { class: "muted" }, options.missing)),
      el("section", {}, el("h3", {}, t("edition")),
        choices(t("edition"), [{ value: false, text: t("english"), current: !options.polish },
          { value: true, text: t("polish"), current: options.polish }], (polish) => act("edition", { polish }))),
      profiles.names.length > 1 && el("section", {}, el("h3", {}, t("profile")),
        choices(t("profile"), profiles.names.map((name) => ({ value: name, text: name, current: name === profiles.current })),
          (name) => act("profile", { name }))),
    ].filter(Boolean);
  };
  openSheet(t("options"), t("close"), draw, true);
}

function optionsButton() {
  return button(shown.score.options.summary, playersSheet,
    { glyph: "players", key: "options", kind: shown.score.playersWanted ? "primary" : "" });
}

function start(score) {
  if (score.profiles.listed && !score.profiles.names.length) {
    return [el("p", { class: "large" }, t("noProfile"))];
  }
  return [
    score.state === "failed" && el("p", { class: "trouble", role: "alert" }, score.trouble),
    el("section", { class: "start" },
      el("p", {}, t("howTo")),
      pictureButton(t("takePhoto"), (file) => take("photo/score/new", file), { kind: score.playersWanted ? "" : "primary" }),
      pictureButton(t("choosePhoto"), (file) => take("photo/score/new", file), { glyph: "pictures", camera: false }),
      optionsButton(),
      score.state === "failed" && button(t("readAgain"), () => act("again"), { glyph: "undo" })),
  ];
}

const kAtOnce = 3; // questions; with more of them another photo is the quicker answer
let isRestOpen = false; // as the player left it

function anotherPhoto(kind = "") {
  return shown.score.canAddPhoto && pictureButton(t("anotherPhoto"), (file) => take("photo/score/more", file), { glyph: "plus", kind });
}

function questions(score) {
  if (!score.questions.length) {
    return null;
  }
  const isWall = score.questions.length > kAtOnce;
  const list = score.questions.map((question) => el("div", { class: "question" }, el("h3", {}, question.title),
    question.reason && el("p", { class: "muted" }, question.reason),
    choices(question.title, question.choices, (value) => act("answer", { path: question.path, value }))));
  const rest = list.splice(kAtOnce);
  return el("section", { class: "questions", "aria-label": t("questions") },
    el("h2", {}, t("questions"), " ", el("span", { class: "count" }, score.questions.length)),
    score.hint && el("p", { class: "muted" }, score.hint),
    isWall && anotherPhoto("primary"),
    list,
    rest.length > 0 && el("details", { open: isRestOpen, ontoggle: (event) => { isRestOpen = event.target.open; } },
      el("summary", { "data-key": "rest" }, t("questionsRest", rest.length)), rest));
}

function saveButton(score) {
  return score.saved === 2
    ? el("p", { class: "done", role: "status" }, icon("check"), t("saved"))
    : button(score.saved === 1 ? t("saving") : t("save"), () => act("save"), { glyph: "save", kind: "primary", key: "save" });
}

function result(score) {
  return [
    el("h2", { class: "verdict", role: "status" }, score.sheet.verdict),
    score.trouble && el("p", { class: "trouble", role: "alert" }, score.trouble),
    score.stale && el("div", { class: "row" }, el("p", {}, t("stale")), button(t("readAgain"), () => act("again"), { glyph: "undo" })),
    questions(score),
    el("section", {}, sheetTable(score.sheet, (line, player, title) => openItems("cell", { line, player }, title)),
      score.sheet.remark && el("p", { class: "muted" }, score.sheet.remark)),
    el("div", { class: "actions" },
      saveButton(score),
      score.canUndo && button(t("undo"), () => act("undo"), { glyph: "undo" }),
      score.questions.length <= kAtOnce && anotherPhoto(),
      pictureButton(t("newPhoto"), (file) => take("photo/score/new", file)),
      optionsButton()),
    (score.photos ?? []).map((photo, number) => markedPhoto(photo, t("photoNumber", number + 1),
      (path) => openItems("item", { path }, ""))),
  ];
}

export function photoPage() {
  const score = shown.score;
  const sending = sendingPage("photo/score");
  if (sending) {
    return sending;
  }
  if (!score) {
    return [];
  }
  if (score.state === "reading") {
    return waiting(t("reading"));
  }
  return score.state === "ready" ? result(score) : start(score);
}
