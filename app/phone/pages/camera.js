// The phone as the table's camera. On the plain page: how to get to the encrypted one, where browsers give their camera.
import { canKeepAwake, eye, onEye, resolution, setCamera, setResolution, setTorch, shownStream, start, stop, wasOn } from "./eye.js";
import { say, t } from "./link.js";
import { button, choices, el, icon, replace, tell } from "./parts.js";

const kResolutions = [720, 1080, 1440];

const preview = el("video", { class: "preview", muted: true, playsinline: true, autoplay: true, "aria-hidden": "true" });
preview.muted = true;
const status = el("p", { role: "status" });
const notices = el("div", { class: "notices", role: "alert" });
const controls = el("div", { class: "start" });
const page = el("section", { class: "start" }, preview, status, notices, controls);
let name = "";
let isAsked = false;

async function cross() {
  const { address, error } = await say("camera");
  if (address) {
    location.assign(address);
  } else {
    tell(error);
  }
}

function explanation(fingerprint) {
  if (!fingerprint) {
    return [el("p", { class: "trouble" }, t("cameraMissing"))];
  }
  return [
    el("h2", {}, t("asCamera")),
    el("section", {}, el("p", {}, t("cameraWhy"))),
    el("section", { class: "start" },
      el("p", {}, t("cameraWarning")),
      el("p", {}, t("cameraCompare")),
      el("p", { class: "fingerprint" }, fingerprint),
      button(t("openCamera"), cross, { glyph: "camera", kind: "primary" })),
  ];
}

function statusText() {
  if (!eye.isOn) {
    return eye.isOpening ? "…" : t("standHint");
  }
  return eye.link === "off" ? t("cutOff")
    : eye.isWatched ? t("cameraRate", eye.rate.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 }), ...eye.size)
      : t("nobodyWatches", name);
}

function drawNotices() {
  const texts = [
    eye.error && t(eye.error),
    eye.isOn && eye.isMoved && t("phoneMoved"),
    eye.isOn && eye.isDark && t("phoneDark"),
    eye.isOn && eye.remark && eye.remark[0].toUpperCase() + eye.remark.slice(1),
    eye.isOn && !canKeepAwake() && t("noWakeLock"),
  ].filter(Boolean);
  replace(notices, texts.map((text) => el("p", { class: eye.error && text === t(eye.error) ? "trouble" : "look" }, text)));
}

function drawControls() {
  const chosen = resolution();
  replace(controls,
    eye.isOn ? button(t("stopCamera"), stop, { glyph: "close", key: "eye" })
      : button(t("startCamera"), start, { glyph: "camera", kind: "primary", key: "eye", disabled: eye.isOpening }),
    eye.isOn && eye.hasTorch && el("button", { type: "button", role: "switch", "aria-checked": String(eye.torch), "data-key": "torch",
      onclick: () => setTorch(!eye.torch) }, icon("torch"), el("span", {}, t("torch"))),
    el("div", {}, el("h3", {}, t("resolution")),
      choices(t("resolution"), kResolutions.map((value) => ({ value, text: `${value}p`, current: value === chosen })),
        (value) => { setResolution(value); drawControls(); })),
    eye.isOn && eye.cameras.length > 1 && el("div", {}, el("h3", {}, t("camera")),
      choices(t("camera"), eye.cameras.map((each, place) => ({ value: each.deviceId, text: each.label || String(place + 1), current: each.deviceId === eye.camera })),
        setCamera)));
}

function draw() {
  const stream = shownStream();
  if (preview.srcObject !== stream) {
    preview.srcObject = stream;
  }
  preview.hidden = !stream;
  const text = statusText();
  if (status.textContent !== text) {
    status.textContent = text;
  }
  drawNotices();
  drawControls();
}
onEye(draw);

export function cameraPage(self) {
  if (!self.name) {
    return []; // not known yet
  }
  name = self.name;
  if (location.protocol !== "https:") {
    return explanation(self.fingerprint);
  }
  if (!isAsked && wasOn()) {
    isAsked = true;
    start();
  }
  draw();
  preview.play().catch(() => {}); // it stood still while another page was shown
  return [el("h2", {}, t("camera")), page];
}
