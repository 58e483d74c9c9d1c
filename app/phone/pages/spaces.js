// Where the spaces lie on buildings and ships, marked on a picture of one of the cards.
import { t } from "./link.js";
import { draggedFrames } from "./marks.js";
import { button, el } from "./parts.js";

const kTrack = 1; // the row of a ship's energy track
let isApart = false; // whether levels are dragged one by one

export function spacesPart({ cards, card, isShip, moved, rows, ...picture }, act) {
  if (cards.length === 0) {
    return [el("p", { class: "muted" }, t("spacesNoCards"))];
  }
  const frames = draggedFrames({ ...picture, rows }, cards[card], (what, said) => act("spaces/" + what, said));
  const setApart = (is) => {
    isApart = is;
    frames.classList.toggle("apart", is);
  };
  setApart(isApart);
  return [
    el("label", { class: "row" }, t("spacesCard"),
      el("select", { "data-key": "card", onchange: (event) => act("spaces/card", { card: event.target.selectedIndex }) },
        cards.map((text, number) => el("option", { selected: number === card }, text)))),
    frames,
    el("p", { class: "muted" }, t(isShip ? "spacesLevels" : "spacesStar")),
    isShip && el("label", { class: "row" }, t("spacesApart"),
      el("input", { type: "checkbox", checked: isApart, "data-key": "apart", onchange: (event) => setApart(event.target.checked) })),
    el("div", { class: "actions" },
      button(t("next"), () => act("next"), { glyph: "next", kind: "primary" }),
      !isShip && button(t("spacesSwap"), () => act("spaces/swap"), { glyph: "turn" }),
      isShip && button(t("spacesTurn"), () => act("spaces/turn", { row: kTrack }), { glyph: "turn" }),
      isShip && button(t("spacesRearrange"), () => act("spaces/rearrange", { row: kTrack }), { glyph: "turn" }),
      moved && button(t("spacesReset"), () => act("spaces/reset"), { glyph: "undo" })),
  ];
}
