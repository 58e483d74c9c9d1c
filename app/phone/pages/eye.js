// The phone's camera, and its pictures on their way to the program: each is sent when the one before has arrived, and made
// meanwhile.
import { sendFrame } from "./link.js";

const kPeriodMs = 80; // the program looks at some 12 a second
const kIdleMs = 1000; // while nobody looks
const kQuality = 0.85;
const kDark = 28; // of 255, on average
const kBump = 2; // m/s²
const kSaidMs = 8000;

// What the page shows of it. error: a key of texts.
export const eye = {
  isOn: false, isOpening: false, error: "", link: "", size: [0, 0], rate: 0, isWatched: false, remark: "",
  isDark: false, isMoved: false, hasTorch: false, torch: false, cameras: [], camera: "",
};

const video = document.createElement("video");
// Safari learnt late to make a JPEG off the page.
const canvas = window.OffscreenCanvas ? new OffscreenCanvas(1, 1) : document.createElement("canvas");
const thumb = document.createElement("canvas");
let changed = () => {};
let stream = null;
let track = null;
let lock = null;
let bumpedAt = -Infinity;
let arrivals = [];

export function onEye(listener) {
  changed = listener;
}

export function shownStream() {
  return stream;
}

export function canKeepAwake() {
  return Boolean(navigator.wakeLock);
}

export function resolution() {
  return Number(localStorage.getItem("resolution") ?? 1080);
}

export function setResolution(height) {
  localStorage.setItem("resolution", height);
  return restart();
}

export function setCamera(id) {
  eye.camera = id;
  return restart();
}

// It is sent from the very page, and goes on while another tab of it is looked at: so it needs to be in the document.
video.muted = true;
video.playsInline = true;
video.className = "eye";
video.setAttribute("aria-hidden", "true");
document.body.append(video);
[thumb.width, thumb.height] = [32, 24];

async function stayAwake() {
  try {
    lock = eye.isOn && document.visibilityState === "visible" ? await navigator.wakeLock?.request("screen") : lock;
  } catch {
    lock = null; // with an empty battery, say
  }
}

function wanted() {
  const height = resolution();
  const which = eye.camera ? { deviceId: { exact: eye.camera } } : { facingMode: { ideal: "environment" } };
  return { audio: false, video: { ...which, width: { ideal: Math.round(height * 16 / 9) }, height: { ideal: height }, frameRate: { ideal: 15 } } };
}

function letGo() {
  for (const each of stream?.getTracks() ?? []) {
    each.onended = null;
    each.stop();
  }
  stream = track = video.srcObject = null;
  eye.torch = false;
}

async function open() {
  letGo();
  stream = await navigator.mediaDevices.getUserMedia(wanted());
  [track] = stream.getVideoTracks();
  track.onended = lost;
  video.srcObject = stream;
  await video.play();
  eye.hasTorch = Boolean(track.getCapabilities?.().torch);
  eye.camera = track.getSettings().deviceId ?? eye.camera;
  eye.cameras = (await navigator.mediaDevices.enumerateDevices()).filter((each) => each.kind === "videoinput" && each.deviceId);
}

async function tryOpen() {
  eye.isOpening = true;
  eye.error = "";
  changed();
  try {
    await open();
  } catch (error) {
    letGo();
    eye.error = error.name === "NotAllowedError" ? "cameraRefused" : "cameraBusy";
  }
  eye.isOpening = false;
  changed();
  return !eye.error;
}

// The phone took the camera away, as for a call: it is opened again once the page is looked at.
function lost() {
  letGo();
  eye.error = "cameraBusy";
  changed();
}

async function restart() {
  if (eye.isOn) {
    await tryOpen();
  }
}

export async function start() {
  if (eye.isOn || eye.isOpening || !await tryOpen()) {
    return;
  }
  eye.isOn = true;
  sessionStorage.setItem("camera", "on");
  window.addEventListener("devicemotion", feel);
  await stayAwake();
  changed();
  keepSending();
}

export function stop() {
  eye.isOn = false;
  eye.error = eye.link = eye.remark = "";
  sessionStorage.removeItem("camera");
  window.removeEventListener("devicemotion", feel);
  lock?.release();
  lock = null;
  letGo();
  changed();
}

// Whether it was on before the page was loaded anew.
export function wasOn() {
  return sessionStorage.getItem("camera") === "on";
}

export async function setTorch(on) {
  try {
    await track.applyConstraints({ advanced: [{ torch: on }] });
    eye.torch = on;
  } catch {
    eye.hasTorch = false;
  }
  changed();
}

function feel({ acceleration }) {
  if (acceleration && Math.hypot(acceleration.x, acceleration.y, acceleration.z) > kBump) {
    bumpedAt = performance.now();
  }
}

function lookForTrouble() {
  const context = thumb.getContext("2d", { willReadFrequently: true });
  context.drawImage(video, 0, 0, thumb.width, thumb.height);
  const { data } = context.getImageData(0, 0, thumb.width, thumb.height);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    sum += 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
  }
  eye.isDark = sum / (thumb.width * thumb.height) < kDark;
  eye.isMoved = performance.now() - bumpedAt < kSaidMs;
}

async function picture() {
  const [width, height] = eye.size = [video.videoWidth, video.videoHeight];
  if (canvas.width !== width || canvas.height !== height) {
    [canvas.width, canvas.height] = [width, height];
  }
  canvas.getContext("2d", { alpha: false }).drawImage(video, 0, 0);
  return canvas.convertToBlob ? canvas.convertToBlob({ type: "image/jpeg", quality: kQuality })
    : new Promise((done) => canvas.toBlob(done, "image/jpeg", kQuality));
}

function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

async function deliver(jpeg) {
  const answer = await sendFrame(jpeg);
  if (answer.status === 403) {
    stop(); // thrown out
    return;
  }
  eye.link = answer.status === undefined ? "on" : "off";
  eye.isWatched = Boolean(answer.watched);
  eye.remark = answer.remark ?? "";
  if (eye.link === "on") {
    arrivals.push(performance.now());
  }
}

async function keepSending() {
  let looked = 0;
  let onItsWay = null;
  while (eye.isOn) {
    const begin = performance.now();
    const isSeeing = track && video.readyState >= 2 && document.visibilityState === "visible";
    if (isSeeing) {
      const jpeg = await picture();
      await onItsWay;
      onItsWay = deliver(jpeg);
    }
    const isBusy = isSeeing && eye.link === "on" && eye.isWatched;
    if (!isBusy) {
      await onItsWay; // how it went is known before the pause
    }
    arrivals = arrivals.filter((time) => begin - time < 2000);
    if (begin - looked > 500) {
      looked = begin;
      eye.rate = arrivals.length / 2;
      isSeeing && lookForTrouble();
      changed();
    }
    await pause(Math.max(0, begin + (isBusy ? kPeriodMs : kIdleMs) - performance.now()));
  }
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && eye.isOn) {
    stayAwake();
    if (!track || track.readyState === "ended" || track.muted) {
      tryOpen();
    }
  }
});
