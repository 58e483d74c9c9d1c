// Photos on their way to the program.
import { nextOf, sendPhoto, t } from "./link.js";
import { el, tell } from "./parts.js";

const kMostBytes = 25 * 1024 * 1024;
const kReducedPx = 4000;

let sending = null; // { what, part, picture } while a photo goes up
let changed = () => {};

export function onSending(listener) {
  changed = listener;
}

// What the program can't read, or what is too large, as the browser shows it.
async function fit(photo) {
  if (["image/jpeg", "image/png", "image/webp"].includes(photo.type) && photo.size <= kMostBytes) {
    return photo;
  }
  try {
    const picture = await createImageBitmap(photo);
    const scale = Math.min(1, kReducedPx / Math.max(picture.width, picture.height));
    const canvas = el("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob((blob) => done(blob ?? photo), "image/jpeg", 0.92));
  } catch {
    return photo; // the program says what is wrong with it
  }
}

export async function takePicture(what, file) {
  if (sending) {
    return;
  }
  sending = { what, part: 0, picture: URL.createObjectURL(file) };
  changed();
  const answer = nextOf(what.split("/")[1]);
  const { error } = await sendPhoto(what, await fit(file), (part) => {
    sending.part = part;
    const bar = document.querySelector("progress");
    if (bar) {
      bar.value = part;
    }
  });
  if (!error) {
    await answer; // until then the page has only what came before
  }
  URL.revokeObjectURL(sending.picture);
  sending = null;
  tell(error);
  changed();
}

export function waiting(text, part, picture) {
  return [el("section", { class: "waiting", role: "status" },
    el("p", { class: "large" }, text),
    el("progress", { value: part, max: part === undefined ? null : 1, "aria-label": text }),
    picture && el("img", { src: picture, alt: "" }))];
}

// What is shown while a photo for a page goes up; null otherwise.
export function sendingPage(what) {
  return sending?.what.startsWith(what) ? waiting(t("sending"), sending.part, sending.picture) : null;
}
