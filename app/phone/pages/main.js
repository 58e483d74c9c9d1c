// The pages and what they have in common.
import { cameraPage } from "./camera.js";
import { cardsPage } from "./cards.js";
import { gamePage } from "./game.js";
import { connect, linkState, me, onChange, say, shown, t } from "./link.js";
import { button, choices, el, icon, refreshSheet, replace, tell } from "./parts.js";
import { photoPage } from "./photo.js";
import { onSending } from "./sending.js";
import { follow as speakOf } from "./voice.js";

const page = document.getElementById("page");
const tabs = document.getElementById("tabs");
const link = document.getElementById("link");
// Each with what it shows of the program, if anything.
const kTabs = [["photo", "score"], ["game", "game"], ["cards", "cards"], ["more", null]];
const kPages = { photo: photoPage, game: gamePage, cards: cardsPage, more: morePage, camera: () => cameraPage(self) };

let self = { name: "" }; // and the fingerprint of the encrypted page, if there is one

function kept(key, fallback) {
  return localStorage.getItem(key) ?? fallback;
}

function keep(key, value) {
  localStorage.setItem(key, value);
  follow();
}

function follow() {
  document.documentElement.dataset.theme = kept("theme", "system");
  document.documentElement.dataset.text = kept("text", "usual");
  draw();
}

function options(key, values) {
  const now = kept(key, values[0]);
  return choices(t(key), values.map((value) => ({ value, text: t(value), current: value === now })), (value) => keep(key, value));
}

async function rename(event) {
  event.preventDefault();
  const answer = await say("me", { name: new FormData(event.target).get("name") });
  self = answer.error ? self : answer;
  tell(answer.error ?? t("renamed", self.name), Boolean(answer.error));
}

function morePage() {
  return [
    self.fingerprint && el("section", {}, el("h2", {}, t("camera")), el("p", {}, t("cameraWhy")),
      button(t("asCamera"), () => open("camera"), { glyph: "camera" })),
    el("section", {}, el("h2", {}, t("thisPhone")),
      el("form", { class: "row", onsubmit: rename },
        el("label", {}, t("phoneName"), el("input", { type: "text", name: "name", value: self.name, maxlength: 40, autocomplete: "off", "data-key": "name" })),
        el("button", { "data-key": "rename" }, t("rename"))),
      button(t("forget"), () => say("leave"), { glyph: "close" })),
    el("section", {}, el("h2", {}, t("look")),
      el("h3", {}, t("theme")), options("theme", ["system", "light", "dark"]),
      el("h3", {}, t("text")), options("text", ["usual", "large", "largest"])),
  ];
}

function open(tab) {
  location.hash = tab;
}

function current() {
  const tab = location.hash.slice(1);
  return kPages[tab] ? tab : shown.score ? "photo" : "camera";
}

function drawFrame() {
  const isOn = linkState() === "on";
  document.documentElement.lang = shown.texts.language;
  link.textContent = isOn ? t("linked") : t("cutOff");
  link.className = isOn ? "" : "off";
  const waiting = { photo: shown.score?.questions?.length, game: shown.game?.question?.text ? 1 : 0 };
  // Where there is nothing but the camera, as with `watch phone://NAME`, there are no pages of the rest.
  replace(tabs, kTabs.filter(([, shows]) => !shows || shown[shows]).map(([tab]) => el("button", {
    type: "button", "aria-current": current() === tab || (tab === "more" && current() === "camera") ? "page" : null, "data-key": tab, onclick: () => open(tab),
  }, icon(tab), el("span", {}, t(tab)), waiting[tab] ? el("span", { class: "count" }, waiting[tab]) : null)));
}

function draw() {
  if (!shown.texts) {
    return;
  }
  drawFrame();
  replace(page, linkState() === "out" ? el("p", { class: "trouble large" }, t("thrownOut")) : kPages[current()]());
}

window.addEventListener("hashchange", () => {
  draw();
  page.focus({ preventScroll: true });
  window.scrollTo(0, 0);
});
onSending(draw);
onChange((topic) => {
  if (!shown.texts) {
    return;
  }
  if (topic === "game") {
    speakOf(shown.game);
  }
  // What does not concern the page leaves it as it is, for who types there or has it read out.
  const concerns = topic === "texts" || linkState() === "out" || kTabs.some(([tab, shows]) => tab === current() && shows === topic);
  concerns ? draw() : drawFrame();
  refreshSheet();
});
follow();
connect();
me().then((answer) => { self = answer; draw(); }, () => {});
