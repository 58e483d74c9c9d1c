// The way to the program: what it shows comes as server-sent events, what is tapped goes as POST.

// The newest of each topic: texts, score, game, cards.
export const shown = {};

const listeners = new Set();
const kSilentMs = 12000; // the program says something every 5 s
const kAnswerMs = 15000; // what is said is answered at once, or it was lost on the way
const kAnswerOffMs = 3000; // while nothing is heard
let source = null;
let heardAt = 0;
let state = "connecting";

// Calls back whenever a topic or the state of the link changes.
export function onChange(listener) {
  listeners.add(listener);
}

// Waits until a topic is told anew, or long enough to be told that nothing changed.
export function nextOf(topic) {
  return new Promise((done) => {
    const listener = (told) => {
      if (told === topic) {
        end();
      }
    };
    const end = () => {
      listeners.delete(listener);
      done();
    };
    listeners.add(listener);
    setTimeout(end, kSilentMs);
  });
}

// "connecting", "on", "off" or "out": this phone is not paired any more.
export function linkState() {
  return state;
}

// A text for people. %1 stands for an argument.
export function t(key, ...values) {
  const text = shown.texts?.[key] ?? "";
  return text.replace(/%(\d)/g, (_, place) => values[place - 1] ?? "");
}

function tell(topic) {
  for (const listener of listeners) {
    listener(topic);
  }
}

function setState(next) {
  if (next !== state) {
    state = next;
    tell("link");
  }
}

function heard() {
  heardAt = Date.now();
  setState("on");
}

export function connect() {
  source?.close();
  if (state === "out") {
    return;
  }
  heardAt = Date.now();
  source = new EventSource("/api/events");
  source.addEventListener("pulse", heard);
  for (const topic of ["texts", "score", "game", "cards"]) {
    source.addEventListener(topic, (event) => {
      heard();
      shown[topic] = JSON.parse(event.data);
      tell(topic);
    });
  }
  source.onerror = async () => {
    setState("off");
    // The browser tries again by itself, unless it was refused.
    if (source.readyState === EventSource.CLOSED) {
      const status = await fetch("/api/me").then((answer) => answer.status, () => 0);
      if (status === 403) {
        setState("out");
      } else {
        setTimeout(connect, 1000);
      }
    }
  };
}

// A phone that slept, or changed its network, may hold on to a connection that leads nowhere.
setInterval(() => {
  if (Date.now() - heardAt > kSilentMs) {
    setState("off");
    connect();
  }
}, 2000);
for (const [target, event] of [[document, "visibilitychange"], [window, "online"], [window, "pageshow"]]) {
  target.addEventListener(event, () => {
    if (document.visibilityState === "visible" && source && (state !== "on" || Date.now() - heardAt > 6000)) {
      connect();
    }
  });
}

// Says something to the program.
// Returns { error } with a text for people, or what it answers.
export async function say(what, said = {}) {
  try {
    const answer = await fetch("/api/" + what, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(said),
      signal: AbortSignal.timeout(state === "on" ? kAnswerMs : kAnswerOffMs),
    });
    return await outcome(answer.status, () => answer.json());
  } catch {
    return { error: t("cutOff") };
  }
}

async function outcome(status, json) {
  if (status === 413) {
    return { error: t("tooLarge") };
  }
  try {
    const said = await json();
    return status < 300 || said.error ? said : { error: t("failed") };
  } catch {
    return { error: status === 403 ? t("thrownOut") : t("failed") };
  }
}

export async function me() {
  return (await fetch("/api/me")).json();
}

// Sends a picture of the camera. Returns what the program says of it, or { status }: 0 where it was not reached.
export async function sendFrame(jpeg) {
  try {
    const answer = await fetch("/api/frame", {
      method: "POST", headers: { "Content-Type": "image/jpeg" }, body: jpeg, signal: AbortSignal.timeout(8000),
    });
    return answer.ok ? await answer.json() : { status: answer.status };
  } catch {
    return { status: 0 };
  }
}

// Sends a photo; `progress` is called with 0 .. 1.
export function sendPhoto(what, photo, progress) {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/" + what);
    request.setRequestHeader("Content-Type", photo.type || "application/octet-stream");
    request.upload.onprogress = (event) => progress(event.loaded / event.total);
    request.onload = () => done(outcome(request.status, () => JSON.parse(request.responseText)));
    request.onerror = () => done({ error: t("cutOff") });
    request.send(photo);
  });
}
