// A score sheet as on the score pad.
import { el, swatch } from "./parts.js";

// open(line, player, title) is called for what is tapped; without it nothing can be.
export function sheetTable({ players, rows }, open) {
  const cell = (row, line, player) => {
    const text = row.points[player] + (row.unknown[player] ? "?" : "");
    const title = `${row.title}, ${players[player].title}`;
    return el("td", { class: row.unknown[player] ? "unclear" : "" }, row.isTotal || !open ? text : el("button", {
      type: "button", "data-key": `cell${line}.${player}`, "aria-label": `${title}: ${text}`,
      onclick: () => open(line, player, title),
    }, text));
  };
  return el("table", {},
    el("thead", {}, el("tr", {}, el("td", {}), players.map((player) => el("th", { scope: "col", class: player.winner ? "winner" : "" },
      swatch(player.colour), el("span", {}, player.title), player.subtitle && el("small", {}, player.subtitle))))),
    el("tbody", {}, rows.map((row, line) => el("tr", { class: row.isTotal ? "total" : "" },
      el("th", { scope: "row" }, row.title), players.map((_, player) => cell(row, line, player))))));
}
