// Learns a card profile: nine pictures one after the other.
import { say, shown, t } from "./link.js";
import { draggedMarks, outlines } from "./marks.js";
import { button, choices, el, icon, pictureButton, tell } from "./parts.js";
import { sendingPage, takePicture } from "./sending.js";
import { spacesPart } from "./spaces.js";

const kDone = 2;
const kBusy = 1;
const kDoubtful = 4;
let isAsked = false;

async function act(what, said = {}) {
  const { error } = await say("cards/" + what, { revision: shown.cards.revision, ...said });
  tell(error);
}

function take(file) {
  return takePicture("photo/cards/step", file);
}

function stepList(cards) {
  const glyph = (state) => (state === kDone ? "✓" : state === kBusy ? "…" : state > kDone ? "!" : "");
  return el("ol", { class: "dots", "aria-label": t("steps") }, cards.steps.map((row, step) => el("li", {}, el("button", {
    type: "button", "aria-current": step === cards.step ? "step" : null, "data-key": "step" + step,
    class: "round state" + row.stepState, "aria-label": `${step + 1}. ${row.title} ${glyph(row.stepState)}`,
    onclick: () => act("step", { step }),
  }, glyph(row.stepState) || step + 1))));
}

function sketch({ sketch: texts, sketchNotes, sketchColumns }) {
  const grid = el("div", { class: "sketch" }, texts.map((text, place) => el("span", {}, text,
    sketchNotes[place] && el("small", {}, sketchNotes[place]))));
  grid.style.gridTemplateColumns = `repeat(${Math.max(1, sketchColumns)}, 1fr)`;
  return grid;
}

function picturePart(cards) {
  const { picture } = cards;
  const isThere = Boolean(picture.source);
  return [
    picture.state === kBusy && el("progress", { "aria-label": t("cardsReading") }),
    picture.problem && el("p", { class: "trouble", role: "alert" }, picture.problem),
    picture.doubt && picture.state === kDoubtful && el("p", { class: "look", role: "alert" }, picture.doubt),
    picture.verdict && el("p", { class: "done", role: "status" }, icon("check"), picture.verdict),
    isThere ? outlines(picture, t("photoNumber", cards.step + 1)) : sketch(picture),
    el("div", { class: "actions" },
      picture.state === kDoubtful && button(t("looksRight"), () => act("confirm"), { glyph: "check", kind: "primary" }),
      picture.state === kDone && button(t("next"), () => act("step", { step: cards.step + 1 }), { glyph: "next", kind: "primary" }),
      pictureButton(isThere ? t("takeAgain") : t("takePhoto"), take, { kind: isThere ? "" : "primary" }),
      !isThere && pictureButton(t("choosePhoto"), take, { glyph: "pictures", camera: false }),
      picture.canPutRight && button(t("putRight"), () => act("right"), { glyph: "corners" }),
      picture.canPutRight && button(t("turnPhoto"), () => act("turn"), { glyph: "undo" })),
    picture.hasEarth && choices(t("earthCard"), [{ value: true, text: t("earthThere"), current: picture.earthCard },
      { value: false, text: t("earthMissing"), current: !picture.earthCard }], (there) => act("earth", { there })),
  ];
}

function marksPart({ marks }) {
  return [
    el("p", { role: "status" }, marks.countText),
    marks.hint && el("p", { class: "muted" }, marks.hint),
    marks.problem && el("p", { class: "trouble", role: "alert" }, marks.problem),
    draggedMarks(marks, act),
    el("div", { class: "actions" },
      marks.ready && button(t("useMarks"), () => act("use"), { glyph: "check", kind: "primary" }),
      marks.canUndo && button(t("undo"), () => act("undo"), { glyph: "undo" }),
      button(t("leaveMarks"), () => act("leave"), { glyph: "close" })),
  ];
}

function colourList(title, pieces, names, what) {
  return pieces.length > 0 && el("section", {}, el("h3", {}, title), pieces.map((piece, number) => el("label", { class: "row" },
    el("img", { class: "piece", src: piece.image, alt: "" }),
    el("select", { "data-key": what + number, onchange: (event) => act(what, { number, choice: event.target.selectedIndex }) },
      names.map((name, choice) => el("option", { selected: choice === piece.choice }, name))))));
}

function coloursPart({ colours, step }) {
  return [
    colourList(t("pieces"), colours.pieces, colours.pieceChoices, "piece"),
    colourList(t("ships"), colours.ships, colours.shipChoices, "ship"),
    button(t("next"), () => act("step", { step: step + 1 }), { glyph: "next", kind: "primary" }),
  ];
}

function namePart(cards) {
  const field = el("input", { type: "text", value: cards.name, maxlength: 60, "data-key": "profile", autocomplete: "off" });
  return [
    el("label", {}, t("profileName"), field),
    cards.missing && el("p", { class: "muted", role: "status" }, cards.missing),
    button(cards.saving ? t("saving") : t("saveProfile"), () => act("save", { name: field.value }),
      { glyph: "save", kind: "primary", key: "saveProfile", disabled: cards.saving || Boolean(cards.missing) }),
  ];
}

function stepPart(cards) {
  if (cards.marks) {
    return marksPart(cards);
  }
  if (cards.picture) {
    return picturePart(cards);
  }
  if (cards.colours) {
    return coloursPart(cards);
  }
  return cards.spaces ? spacesPart(cards.spaces, act) : namePart(cards);
}

export function cardsPage() {
  const cards = shown.cards;
  const sending = sendingPage("photo/cards");
  if (sending) {
    return sending;
  }
  if (!cards) {
    return [];
  }
  if (!cards.opened) {
    if (!isAsked) {
      isAsked = true;
      act("open");
    }
    return [];
  }
  return [
    cards.trouble && el("p", { class: "trouble", role: "alert" }, cards.trouble),
    stepList(cards),
    el("section", { class: "start" }, el("h2", {}, cards.title), el("p", {}, cards.advice), stepPart(cards)),
  ];
}
