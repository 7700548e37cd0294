// Finds overflowing content. Runs in the browser, so it cannot use variables of its module.

/**
 * Finds truncated text, overlapping text, and horizontal scrolling.
 * @returns {string[]} problems, a sentence each
 */
export function findOverflow() {
  const faults = [];
  const root = document.documentElement;
  const name = (element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40)}"`;
  if (root.scrollWidth > root.clientWidth + 1) {
    // Elements that extend furthest, and of nested ones the innermost.
    const reaches = [...document.body.querySelectorAll("*")]
      .map((element) => [element, element.getBoundingClientRect().right])
      .filter(([, right]) => Math.abs(right - root.scrollWidth) <= 1);
    const [widest] = reaches.at(-1) ?? [];
    faults.push(
      `the page scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}${widest ? ` because of ${name(widest)}` : ""}`,
    );
  }
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  /** Visually hidden for screen readers, by size or by clip. */
  const isVisuallyHidden = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      const { clip, clipPath, overflow } = getComputedStyle(at);
      if (overflow !== "visible" && (width <= 1 || height <= 1)) return true;
      if (clip === "rect(0px, 0px, 0px, 0px)" || clipPath === "inset(50%)") return true;
    }
    return false;
  };

  const banner = document.querySelector("header")?.getBoundingClientRect();
  const title = document.querySelector("main h1")?.getBoundingClientRect();
  if (banner && title && title.height > 1 && window.scrollY === 0 && title.top < banner.bottom + 12)
    faults.push(`the heading of the page touches the header: ${Math.round(title.top - banner.bottom)} px between them`);

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !node.data.trim() ||
      !element ||
      element.closest("script, style, svg, .sb-wrapper, option, noscript") ||
      !isSeen(element) ||
      isVisuallyHidden(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length > 0) texts.push({ element, boxes });
  }

  const clips = (element, axis) => /hidden|clip/.test(getComputedStyle(element)[axis]);
  for (const { element, boxes } of texts) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const frame = at.getBoundingClientRect();
      const style = getComputedStyle(at);
      // Scrollable content is reachable, and ellipses are intentional.
      if (
        /auto|scroll/.test(style.overflowX + style.overflowY) ||
        style.textOverflow === "ellipsis" ||
        style.webkitLineClamp !== "none"
      )
        break;
      const isOut = boxes.some(
        (box) =>
          (clips(at, "overflowX") && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
          (clips(at, "overflowY") && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2)),
      );
      if (isOut) {
        faults.push(`${name(element)} is cut off by ${at.tagName.toLowerCase()}`);
        break;
      }
      if (style.position === "fixed") break;
    }
  }

  /** Nearest ancestor that overlays the page intentionally. */
  const layerOf = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const inner = ({ left, right, top, bottom }) => ({
    left: left + 1,
    right: right - 1,
    top: top + (bottom - top) * 0.22,
    bottom: bottom - (bottom - top) * 0.22,
  });
  /** Visible part of a box within its scroll containers: text further down a scrolling list overlaps nothing. */
  const visibleBoxOf = (element, box) => {
    let { left, right, top, bottom } = box;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom };
  };
  const isThere = ({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2;
  const items = texts.map(({ element, boxes }) => ({
    element,
    layer: layerOf(element),
    boxes: boxes.map((box) => visibleBoxOf(element, inner(box))).filter(isThere),
  }));
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const rows = items
    .flatMap((item) => item.boxes.map((box) => ({ ...item, box })))
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, one] of rows.entries()) {
    for (let next = index + 1; next < rows.length && rows[next].box.top < one.box.bottom; next += 1) {
      const other = rows[next];
      if (one.element === other.element || one.layer !== other.layer || !meets(one.box, other.box)) continue;
      faults.push(`${name(one.element)} and ${name(other.element)} lie over each other`);
    }
  }
  return [...new Set(faults)];
}
