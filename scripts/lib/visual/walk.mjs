// Walks through a page with the Tab key.

/** Maximum number of tab stops; a longer sequence is a loop. */
const MAX_TAB_STOPS = 300;
/** Number of tab stops between two checks for the end of the sequence. */
const STRIDE = 12;

/**
 * Checks that all interactive elements are reached in one cycle, and that the focused element is visible and marked.
 * @param page A page of Playwright with a story on it.
 * @returns {Promise<string[]>} problems, a sentence each
 */
export async function walk(page) {
  const faults = await round(page);
  if (faults.length === 0) return [];
  // Content that loaded late may have replaced elements already visited: only problems of both cycles count.
  const again = new Set(await round(page));
  return faults.filter((fault) => again.has(fault));
}

async function round(page) {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(prepare);
  await page.evaluate(watch);
  for (
    let stops = 0;
    stops < MAX_TAB_STOPS && !(await page.evaluate(() => globalThis.__rewireWalk.hasEnded));
    stops += STRIDE
  )
    await pressTab(session, STRIDE);
  await session.detach();
  return page.evaluate(finish);
}

/** Presses the Tab key several times without waiting in between: the browser preserves the order. */
async function pressTab(session, times) {
  const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const types = Array.from({ length: times }, () => ["rawKeyDown", "keyUp"]).flat();
  await Promise.all(types.map((type) => session.send("Input.dispatchKeyEvent", { type, ...key })));
}

/** In the page: starts at the top of the document, or in an open dialog. */
function prepare() {
  const name = (element) => {
    const words =
      element.getAttribute("aria-label") ??
      (element.labels?.[0]?.textContent || element.textContent || element.getAttribute("name") || "");
    return `${element.tagName.toLowerCase()} "${words.trim().replaceAll(/\s+/g, " ").slice(0, 40)}"`;
  };
  const dialog = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")].findLast((element) =>
    element.checkVisibility(),
  );
  const isModal = Boolean(dialog?.matches("[aria-modal=true], :modal"));
  globalThis.__rewireWalk = {
    name,
    visited: new Set(),
    faults: new Set(),
    /** Elements that were out of sight or covered when they received the focus. */
    hidden: new Set(),
    hasEnded: false,
    scope: isModal ? dialog : document.body,
  };
  const start = document.createElement("span");
  start.tabIndex = -1;
  globalThis.__rewireWalk.scope.prepend(start);
  start.focus();
  start.remove();
}

/** In the page: records the focused element on each keyup, until no new one follows. */
function watch() {
  const state = globalThis.__rewireWalk;
  const { name, visited, faults } = state;
  const ends = new AbortController();
  addEventListener("keyup", look, { capture: true, signal: ends.signal });

  function look() {
    const at = document.activeElement;
    state.hasEnded = !at || at === document.body || at === document.documentElement || visited.has(at);
    if (state.hasEnded) return ends.abort();
    visited.add(at);
    // A hidden radio button shows its focus on its label or on an element beside it.
    const stands = [
      at,
      ...(at.labels ?? []),
      at.parentElement,
      at.parentElement?.parentElement,
      at.nextElementSibling,
      at.previousElementSibling,
    ].filter(Boolean);
    if (!stands.some(isRing) && at.localName !== "iframe") faults.add(`${name(at)} has the focus and does not show it`);
    if (isHidden(at)) state.hidden.add(at);
  }

  function isHidden(at) {
    const boxes = [at, ...(at.labels ?? [])]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    return boxes.length > 0 && !boxes.some((place) => isInSight(at, place));
  }
  state.isHidden = isHidden;

  const isRing = (element) =>
    [undefined, "::before", "::after"].some((part) => isDrawn(element, getComputedStyle(element, part)));
  const isDrawn = (element, { outlineStyle, outlineWidth, outlineColor, boxShadow }) => {
    const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
    return (
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1 && !isClear) ||
      (boxShadow !== "none" && element.matches(":focus, :has(:focus)"))
    );
  };

  function isInSight(at, { element, box }) {
    const [left, right, top, bottom] = [
      Math.max(box.left, 0),
      Math.min(box.right, innerWidth),
      Math.max(box.top, 0),
      Math.min(box.bottom, innerHeight),
    ];
    if (right - left < 2 || bottom - top < 2) return false;
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.15, 0.85].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
    );
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit &&
        (element.contains(hit) || hit.contains(element) || [...(at.labels ?? [])].some((label) => label.contains(hit)))
      );
    });
  }
}

/**
 * In the page: returns the problems, and interactive elements that were never focused. One radio button represents its
 * group. Elements that were hidden are focused again: a bar that appears while keys follow each other at once has no time
 * to make room for the focus.
 */
async function finish() {
  const { name, visited, faults, hidden, isHidden, scope } = globalThis.__rewireWalk;
  for (const element of hidden) {
    element.focus();
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    if (element.isConnected && isHidden(element))
      faults.add(`${name(element)} has the focus and lies out of sight or under something`);
  }
  document.activeElement?.blur();
  const groups = new Set(
    [...visited].filter(({ type }) => type === "radio").map(({ name: group, form }) => `${group} ${form?.id ?? ""}`),
  );
  const isLeftOut = (element) =>
    element.tabIndex < 0 ||
    element.disabled ||
    element.closest("[inert]") ||
    !element.checkVisibility({ visibilityProperty: true }) ||
    (element.type === "radio" && groups.has(`${element.name} ${element.form?.id ?? ""}`));
  // A button that duplicates another one which is out of view counts as reached.
  const names = new Set([...visited].map(name));
  const all = [
    ...scope.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]"),
  ];
  const unreached = all
    .filter((element) => !visited.has(element) && !isLeftOut(element) && !names.has(name(element)))
    .map((element) => `${name(element)} cannot be reached with the Tab key`);
  return [...new Set([...faults, ...unreached])];
}
