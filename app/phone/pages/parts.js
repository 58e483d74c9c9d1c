// What the pages are made of.

const kSvg = "http://www.w3.org/2000/svg";

function make(node, fields, children) {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null || value === false) {
      continue;
    }
    if (name.startsWith("on")) {
      node.addEventListener(name.slice(2), value);
    } else {
      node.setAttribute(name, value === true ? "" : value);
    }
  }
  node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

// An element; fields that begin with `on` are listeners.
export function el(name, fields = {}, ...children) {
  return make(document.createElement(name), fields, children);
}

export function svg(name, fields = {}, ...children) {
  return make(document.createElementNS(kSvg, name), fields, children);
}

const icons = {
  photo: "M4 7h3l2-3h6l2 3h3v13H4zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
  camera: "M3 7h12v10H3zM15 10.5l6-3.5v10l-6-3.5z",
  torch: "M8 3h8v4l-2 3v11h-4V10L8 7zM8 7h8M12 13v2",
  game: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5",
  cards: "M8 3h11v14H8zM5 7v14h11",
  next: "M5 12h14M13 6l6 6-6 6",
  corners: "M5 5h14v14H5zM3 5h4M5 3v4M17 5h4M19 3v4M3 19h4M5 17v4M17 19h4M19 17v4",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  check: "M5 13l4 4L19 7",
  turn: "M20 12a8 8 0 1 1-2.5-5.8M18 2.5v4.3h-4.3",
  undo: "M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  save: "M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6",
  pictures: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9h.01",
  voice: "M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12",
  advice: "M9 18h6M10 21h4M8 14.5a6 6 0 1 1 8 0c-.7.7-1 1.5-1 2.5H9c0-1-.3-1.8-1-2.5z",
  players: "M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.5.7 4 2.6 4 5.5",
  in: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5M8 11h6M11 8v6",
  out: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5M8 11h6",
};

export function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d: icons[name] }));
}

// A button with an icon and a text.
export function button(text, action, { glyph, kind = "", key, ...fields } = {}) {
  return el("button", { type: "button", class: kind, "data-key": key ?? text, onclick: action, ...fields },
    glyph && icon(glyph), el("span", {}, text));
}

// A button that opens the camera, or lets a picture be chosen. Its files go to `take`.
export function pictureButton(text, take, { glyph = "photo", kind = "", camera = true } = {}) {
  return el("label", { class: "button " + kind },
    icon(glyph), el("span", {}, text),
    el("input", {
      type: "file", accept: "image/*", capture: camera ? "environment" : null, "data-key": text,
      onchange: (event) => {
        const file = event.target.files[0];
        event.target.value = "";
        if (file) {
          take(file);
        }
      },
    }));
}

// One of several; the chosen one is pressed.
export function choices(label, options, choose) {
  return el("div", { role: "group", "aria-label": label, class: "choices" },
    options.map((option) => el("button", {
      type: "button", "aria-pressed": String(Boolean(option.current)), "data-key": label + option.value,
      onclick: () => choose(option.value),
    }, option.colour && swatch(option.colour), el("span", {}, option.text))));
}

export function swatch(colour) {
  const dot = el("span", { class: "swatch", "aria-hidden": "true" });
  dot.style.backgroundColor = colour;
  return dot;
}

// How many of two lists' first nodes look the same.
function alike(ones, others) {
  const differs = ones.findIndex((one, place) => !others[place] || !one.isEqualNode(others[place]));
  return differs < 0 ? ones.length : differs;
}

// Puts new content in place: what had the focus has it again, by its data-key, and what was typed there.
// What looks the same above and below what is new stays: a tap that is under way is not lost, and nothing is read out twice.
export function replace(node, ...content) {
  const fresh = content.flat(3).filter(Boolean);
  const old = [...node.childNodes];
  const above = alike(fresh, old);
  const below = alike(fresh.slice(above).reverse(), old.slice(above).reverse());
  const before = node.contains(document.activeElement) ? document.activeElement : null;
  const next = old[old.length - below] ?? null;
  old.slice(above, old.length - below).forEach((child) => child.remove());
  fresh.slice(above, fresh.length - below).forEach((child) => node.insertBefore(child, next));
  if (!before || before.isConnected || before.dataset.key === undefined) {
    return;
  }
  const again = [...node.querySelectorAll("[data-key]")].find((child) => child.dataset.key === before.dataset.key);
  if (again?.type === "text" && before.type === "text") {
    again.value = before.value;
  }
  (again ?? node).focus({ preventScroll: true });
}

const notice = document.getElementById("notice");
let noticeTimer = 0;

// Says shortly that something did not work, or did.
export function tell(text, isTrouble = true) {
  clearTimeout(noticeTimer);
  notice.hidden = !text;
  notice.className = isTrouble ? "trouble" : "";
  notice.textContent = text ?? "";
  noticeTimer = setTimeout(() => { notice.hidden = true; }, 6000);
}

const sheet = document.getElementById("sheet");

let drawSheet = null; // of a sheet that follows the program

// A sheet over the page; content(close) makes what is in it, anew by refreshSheet() if it follows the program.
export function openSheet(title, closeText, content, follows = false) {
  const close = () => sheet.close();
  const draw = () => [
    el("div", { class: "bar" }, el("h2", {}, title),
      el("button", { type: "button", class: "quiet", "aria-label": closeText, onclick: close }, icon("close"))),
    ...content(close)];
  sheet.setAttribute("aria-label", title);
  sheet.replaceChildren(...draw());
  drawSheet = follows ? () => replace(sheet, ...draw()) : null;
  if (!sheet.open) {
    sheet.showModal();
  }
}

// What the program shows has changed: an open sheet that follows it is right again.
export function refreshSheet() {
  drawSheet?.();
}
sheet.addEventListener("close", () => { drawSheet = null; });
sheet.addEventListener("click", (event) => {
  if (event.target === sheet) {
    sheet.close(); // beside it
  }
});
