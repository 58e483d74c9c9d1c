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

// Marks that are dragged: corners of cards, or circles around pieces. act(what, said) tells where to.
export function draggedMarks(marks, act) {
  const overlay = overlayOf(marks, marks.countText);
  const reach = marks.width / 40;
  const at = (event) => {
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(overlay.getScreenCTM().inverse());
    return { x: Math.round(place.x), y: Math.round(place.y) };
  };
  // The mark goes with the finger; where it is let go the program is told.
  const drag = (node, move, end) => {
    node.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const from = at(event);
      node.setPointerCapture(event.pointerId);
      node.onpointermove = (moved) => move(at(moved), from);
      node.onpointerup = (ended) => {
        node.onpointermove = node.onpointerup = null;
        end(at(ended), from);
      };
    });
  };
  const byKeys = (node, tell) => node.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      event.preventDefault();
      tell(...step.map((part) => part * marks.width / 400));
    }
  });
  marks.rows.forEach((row, number) => {
    const corners = row.handles ?? [];
    if (!corners.length) {
      const circle = svg("circle", { cx: row.middle[0], cy: row.middle[1], r: row.radius, class: row.wrong ? "mark wrong" : "mark",
        tabindex: 0, role: "button", "aria-label": String(number + 1), "data-key": "circle" + number });
      drag(circle, (to, from) => circle.setAttribute("transform", `translate(${to.x - from.x} ${to.y - from.y})`),
        (to, from) => act("move", { row: number, x: to.x - from.x, y: to.y - from.y }));
      byKeys(circle, (x, y) => act("move", { row: number, x, y }));
      overlay.append(circle);
      return;
    }
    const shape = svg("polygon", { points: corners.join(" "), class: row.wrong ? "wrong" : "sure" });
    overlay.append(shape);
    corners.forEach(([x, y], corner) => {
      const handle = svg("circle", { cx: x, cy: y, r: reach, class: "handle", tabindex: 0, role: "button",
        "aria-label": `${number + 1}.${corner + 1}`, "data-key": `corner${number}.${corner}` });
      drag(handle, (to) => {
        handle.setAttribute("cx", to.x);
        handle.setAttribute("cy", to.y);
        shape.setAttribute("points", corners.map((old, other) => (other === corner ? [to.x, to.y] : old)).join(" "));
      }, (to) => act("corner", { row: number, corner, ...to }));
      byKeys(handle, (dx, dy) => act("corner", { row: number, corner, x: x + dx, y: y + dy }));
      overlay.append(handle);
    });
  });
  marks.taps.forEach(([x, y]) => overlay.append(svg("circle", { cx: x, cy: y, r: reach / 2, class: "handle" })));
  if (marks.wanting) {
    overlay.addEventListener("click", (event) => event.target === overlay && act("tap", at(event)));
  }
  return zoomed(marks, overlay, null);
}
