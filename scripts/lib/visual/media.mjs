// Checks a page in print and in forced colours.

/** Width of an A4 page in CSS pixels, approximately. */
const PAPER = { width: 720, height: 1020 };

/**
 * Checks print: screen-only elements are hidden, nothing is wider than the page, and text is dark enough for white
 * paper.
 * @param page A page of Playwright with a story on it; it is on screen again afterwards.
 * @returns {Promise<string[]>} problems, a sentence each
 */
export async function onPaper(page) {
  const size = page.viewportSize();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(PAPER);
  const faults = await page.evaluate(findUnprintable);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(size);
  return faults.map((fault) => `on paper, ${fault}`);
}

/**
 * Checks forced colours: filled elements have a border, because fills are removed there; selected and unselected
 * elements differ.
 * @returns {Promise<string[]>} problems, a sentence each
 */
export async function inForcedColours(page) {
  await page.evaluate(recordFills);
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await page.evaluate(findHiddenByForcedColors);
  await page.emulateMedia({ forcedColors: "none" });
  return faults.map((fault) => `in forced colours, ${fault}`);
}

function findUnprintable() {
  const root = document.documentElement;
  const quoteText = (element) => `"${element.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 40)}"`;
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const faults = [];
  if (root.scrollWidth > root.clientWidth + 1) faults.push(`the page is wider than the sheet: ${root.scrollWidth} px`);
  for (const element of document.querySelectorAll(
    "header nav, footer nav, [role=dialog], dialog, [data-part=backdrop]",
  ))
    if (isSeen(element)) faults.push(`${element.localName} ${quoteText(element)} is printed`);

  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const contrastWithWhite = (color) => {
    canvas.fillStyle = "#fff";
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  };
  /** Backgrounds are printed only with `print-color-adjust: exact`. */
  const isOnPrintedGround = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { printColorAdjust, backgroundColor, backgroundImage } = getComputedStyle(at);
      if (printColorAdjust === "exact" && (backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none"))
        return true;
    }
    return false;
  };
  const isVisuallyHidden = (element) => element.getBoundingClientRect().width <= 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !node.data.trim() ||
      !element ||
      element.closest("script, style, .sb-wrapper, noscript, [aria-disabled=true]") ||
      !isSeen(element) ||
      isVisuallyHidden(element) ||
      isOnPrintedGround(element)
    )
      continue;
    if (contrastWithWhite(getComputedStyle(element).color) < 3)
      faults.push(`${quoteText(element)} is too light for white paper`);
  }
  return [...new Set(faults)];
}

function recordFills() {
  const isFilled = (element) => !/^(?:rgba\(.*, 0\)|transparent)$/.test(getComputedStyle(element).backgroundColor);
  globalThis.__rewireFilled = [...document.querySelectorAll("button, [role=button], [role=dialog], dialog")].filter(
    (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isFilled(element),
  );
}

function findHiddenByForcedColors() {
  const name = (element) =>
    `${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent).trim().replaceAll(/\s+/g, " ").slice(0, 40)}"`;
  const hasEdge = (element) => {
    const style = getComputedStyle(element);
    const isBordered = ["Top", "Right", "Bottom", "Left"].some(
      (side) => style[`border${side}Style`] !== "none" && Number.parseFloat(style[`border${side}Width`]) > 0,
    );
    return (
      isBordered ||
      (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) ||
      style.textDecorationLine.includes("underline") ||
      style.forcedColorAdjust === "none" ||
      style.appearance === "auto"
    );
  };
  return [
    ...new Set(
      globalThis.__rewireFilled
        .filter((element) => !hasEdge(element))
        .map((element) => `${name(element)} is filled and has no edge`),
    ),
  ];
}
