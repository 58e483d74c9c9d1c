// A photo with what was found on it.
import { t } from "./link.js";
import { el, icon, svg } from "./parts.js";

const kZooms = [1, 2, 4];
const places = new Map(); // by source: how it was looked at last
const pictures = new Map(); // by source: drawn once, so that nothing flickers

function corners(outline) {
  const points = [];
  for (let i = 0; i < outline.length; i += 2) {
    points.push([outline[i], outline[i + 1]]);
  }
  return points;
}

function middle(points) {
  const sum = points.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return sum.map((value) => value / points.length);
}

// photo: { source, width, height, marks }; open(path) is called for what is tapped.
export function markedPhoto(photo, name, open) {
  const overlay = overlayOf(photo, name);
  const labels = svg("g", { class: "labels", "aria-hidden": "true" });
  for (const mark of photo.marks) {
    const points = corners(mark.outline);
    if (points.length < 3) {
      continue;
    }
    const act = () => mark.path && open(mark.path);
    overlay.append(svg("polygon", {
      points: points.join(" "),
      "data-path": mark.path,
      class: ["sure", "doubtful", "unclear"][mark.certainty],
      role: mark.path ? "button" : null,
      // All that is not sure can be reached by keyboard here, the rest by the sheet.
      tabindex: mark.path && mark.certainty > 0 ? 0 : null,
      "aria-label": mark.label ? `${mark.title}: ${mark.label}` : mark.title,
      onclick: act,
      onkeydown: (event) => (event.key === "Enter" || event.key === " ") && act(),
    }));
    if (mark.label) {
      const [x, y] = middle(points);
      labels.append(svg("text", { x, y }, mark.label));
    }
  }
  overlay.append(labels);
  return zoomed(photo, overlay, labels);
}

// The same where nothing can be tapped.
export function outlines(photo, name) {
  return markedPhoto(photo, name, () => {});
}

function overlayOf(photo, name) {
  return svg("svg", { viewBox: `0 0 ${photo.width} ${photo.height}`, role: "group", "aria-label": name });
}

// A photo under an overlay, to be looked at closely. Labels are there once it is larger.
function zoomed(photo, overlay, labels) {
  const place = places.get(photo.source) ?? { zoom: 1, x: 0, y: 0 };
  places.set(photo.source, place);
  const picture = pictures.get(photo.source) ?? el("img", { src: photo.source, alt: "", width: photo.width, height: photo.height });
  pictures.set(photo.source, picture);
  const canvas = el("div", { class: "canvas" }, picture, overlay);
  const view = el("div", { class: "view" }, canvas);
  const follow = () => {
    canvas.style.width = place.zoom * 100 + "%";
    if (labels) {
      labels.style.fontSize = photo.width / 26 / place.zoom + "px";
      labels.style.display = place.zoom > 1 ? "" : "none";
    }
    larger.disabled = place.zoom === kZooms.at(-1);
    smaller.disabled = place.zoom === kZooms[0];
  };
  const zoom = (step) => () => {
    const before = place.zoom;
    const next = kZooms[kZooms.indexOf(before) + step];
    if (!next) {
      return;
    }
    const x = (view.scrollLeft + view.clientWidth / 2) / before;
    const y = (view.scrollTop + view.clientHeight / 2) / before;
    place.zoom = next;
    follow();
    view.scrollTo(x * next - view.clientWidth / 2, y * next - view.clientHeight / 2);
  };
  const zoomButton = (glyph, text, step) => el("button", {
    type: "button", class: "round", "aria-label": text, "data-key": glyph + photo.source, onclick: zoom(step),
  }, icon(glyph));
  const larger = zoomButton("in", t("larger"), 1);
  const smaller = zoomButton("out", t("smaller"), -1);
  view.addEventListener("scroll", () => Object.assign(place, { x: view.scrollLeft, y: view.scrollTop }));
  canvas.style.aspectRatio = `${photo.width} / ${photo.height}`;
  view.style.aspectRatio = canvas.style.aspectRatio;
  follow();
  requestAnimationFrame(() => view.scrollTo(place.x, place.y));
  return el("figure", {}, view, el("div", { class: "zoom" }, smaller, larger));
}

// How places on a photo are dragged: on an overlay, in px of the photo.
function dragging(overlay, width) {
  const at = (event) => {
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(overlay.getScreenCTM().inverse());
    return { x: Math.round(place.x), y: Math.round(place.y) };
  };
  // The mark goes with the finger; where it is let go the program is told.
  const drag = (node, move, end) => {
    // Or the browser scrolls instead: touch-action says nothing to it about a shape within an SVG.
    node.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
    node.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const from = at(event);
      node.setPointerCapture(event.pointerId);
      const letGo = () => (node.onpointermove = node.onpointerup = node.onpointercancel = null);
      node.onpointermove = (moved) => move(at(moved), from);
      node.onpointerup = (ended) => {
        letGo();
        end(at(ended), from);
      };
      node.onpointercancel = () => {
        letGo();
        move(from, from);
      };
    });
  };
  const byKeys = (node, tell) => node.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      event.preventDefault();
      tell(...step.map((part) => part * width / 400));
    }
  });
  return { at, drag, byKeys };
}

// A shape with a handle at each of its corners. told(corner, place) says where one was let go.
function withHandles(overlay, { drag, byKeys }, shape, corners, { reach, name, key }, told) {
  overlay.append(shape);
  corners.forEach(([x, y], corner) => {
    const handle = svg("circle", { cx: x, cy: y, r: reach, class: "handle", tabindex: 0, role: "button",
      "aria-label": `${name}.${corner + 1}`, "data-key": `corner${key}.${corner}` });
    drag(handle, (to) => {
      handle.setAttribute("cx", to.x);
      handle.setAttribute("cy", to.y);
      shape.setAttribute("points", corners.map((old, other) => (other === corner ? [to.x, to.y] : old)).join(" "));
    }, (to) => told(corner, to));
    byKeys(handle, (dx, dy) => told(corner, { x: x + dx, y: y + dy }));
    overlay.append(handle);
  });
}

// Marks that are dragged: corners of cards, or circles around pieces. act(what, said) tells where to.
export function draggedMarks(marks, act) {
  const overlay = overlayOf(marks, marks.countText);
  const reach = marks.width / 40;
  const by = dragging(overlay, marks.width);
  marks.rows.forEach((row, number) => {
    const corners = row.handles ?? [];
    if (!corners.length) {
      const circle = svg("circle", { cx: row.middle[0], cy: row.middle[1], r: row.radius, class: row.wrong ? "mark wrong" : "mark",
        tabindex: 0, role: "button", "aria-label": String(number + 1), "data-key": "circle" + number });
      by.drag(circle, (to, from) => circle.setAttribute("transform", `translate(${to.x - from.x} ${to.y - from.y})`),
        (to, from) => act("move", { row: number, x: to.x - from.x, y: to.y - from.y }));
      by.byKeys(circle, (x, y) => act("move", { row: number, x, y }));
      overlay.append(circle);
      return;
    }
    const shape = svg("polygon", { points: corners.join(" "), class: row.wrong ? "wrong" : "sure" });
    withHandles(overlay, by, shape, corners, { reach, name: number + 1, key: number },
      (corner, to) => act("corner", { row: number, corner, ...to }));
  });
  marks.taps.forEach(([x, y]) => overlay.append(svg("circle", { cx: x, cy: y, r: reach / 2, class: "handle" })));
  if (marks.wanting) {
    overlay.addEventListener("click", (event) => event.target === overlay && act("tap", by.at(event)));
  }
  return zoomed(marks, overlay, null);
}

// Upright frames that are dragged as a whole or by their corners: { source, width, height, rows } of { title, area,
// levels }, all but the size in fractions; levels also one by one. act(what, said) tells where to, in fractions.
export function draggedFrames(card, name, act) {
  const overlay = overlayOf(card, name);
  const reach = card.width / 28;
  const by = dragging(overlay, card.width);
  const share = ({ x, y }) => ({ x: x / card.width, y: y / card.height });
  card.rows.forEach(({ title, area: [left, top, width, height], levels }, row) => {
    const place = (x, y) => [(left + x * width) * card.width, (top + y * height) * card.height];
    const corners = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
    const label = svg("g", { class: "labels", "aria-hidden": "true", "font-size": card.width / 14 });
    const texts = levels?.length ? levels.map(([x, y], level) => [place(x, y), level]) : [[place(0.5, 0.5), title]];
    const written = texts.map(([[x, y], text]) => svg("text", { x, y }, String(text)));
    label.append(...written);
    const frame = svg("polygon", { points: corners.join(" "), class: "frame", tabindex: 0, role: "button", "aria-label": title, "data-key": "frame" + row });
    by.drag(frame, (to, from) => {
      for (const node of [frame, label]) {
        node.setAttribute("transform", `translate(${to.x - from.x} ${to.y - from.y})`);
      }
    }, (to, from) => act("move", { row, ...share({ x: to.x - from.x, y: to.y - from.y }) }));
    by.byKeys(frame, (x, y) => act("move", { row, ...share({ x, y }) }));
    overlay.append(label);
    withHandles(overlay, by, frame, corners, { reach, name: title, key: "frame" + row },
      (corner, to) => act("corner", { row, corner, ...share(to) }));
    if (levels?.length) {
      texts.forEach(([[x, y], level]) => {
        const disc = svg("circle", { cx: x, cy: y, r: reach * 0.8, class: "level", tabindex: 0, role: "button",
          "aria-label": `${title} ${level}`, "data-key": `level${row}.${level}` });
        by.drag(disc, (to) => {
          for (const [node, across, down] of [[disc, "cx", "cy"], [written[level], "x", "y"]]) {
            node.setAttribute(across, to.x);
            node.setAttribute(down, to.y);
          }
        }, (to) => act("level", { row, level, ...share(to) }));
        by.byKeys(disc, (dx, dy) => act("level", { row, level, ...share({ x: x + dx, y: y + dy }) }));
        overlay.append(disc);
      });
    }
  });
  return zoomed(card, overlay, null);
}
