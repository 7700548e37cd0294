// Functions that the camera injects into a page. Each of them runs in the browser, so it cannot use variables of its
// module.

/**
 * Counts the page's pending work: requests, response bodies, and short timers. `__rewireWork.pending()` lists it,
 * `__rewireWork.arrivals()` lists the work completed since the last call.
 * @param maxDelay Milliseconds; longer timers are ignored.
 */
export function countWork({ maxDelay }) {
  const pending = new Map();
  const track = (promise, name) => {
    const token = {};
    pending.set(token, name);
    const end = () => pending.delete(token);
    promise.then(end, end);
    return promise;
  };
  const { fetch, setTimeout, clearTimeout } = globalThis;
  globalThis.fetch = (...request) => track(fetch(...request), `the answer of ${request[0]?.url ?? request[0]}`);
  for (const name of ["arrayBuffer", "blob", "formData", "json", "text"]) {
    const read = Response.prototype[name];
    Response.prototype[name] = function readContent() {
      return track(read.call(this), `the content of ${this.url}`);
    };
  }
  globalThis.setTimeout = (handler, delay = 0, ...values) => {
    const run = (...args) => {
      pending.delete(id);
      handler(...args);
    };
    const id = setTimeout(run, delay, ...values);
    if (delay <= maxDelay) pending.set(id, `a timer of ${Math.round(delay)} ms`);
    return id;
  };
  globalThis.clearTimeout = (id) => {
    pending.delete(id);
    clearTimeout(id);
  };
  const arrived = [];
  const note = (entries) => arrived.push(...entries.map(({ name }) => name));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "resource" });
  const arrivals = () => {
    note(observer.takeRecords());
    return arrived.splice(0);
  };
  globalThis.__rewireWork = { pending: () => [...new Set(pending.values())], arrivals };
}

/** Lets the camera show several stories on the same page: `__rewireStage.show()`, `.hasEnded()`, `.trouble()`. */
export function addStage() {
  // Storybook's highlighting of violations computes the style of every element after each change; no picture shows it.
  let features;
  const withoutMarks = (all) => {
    features = { ...all, highlight: false };
  };
  Object.defineProperty(globalThis, "FEATURES", { get: () => features, set: withoutMarks });
  // Storybook waits for animations to end; scroll-driven ones never do.
  const animations = document.getAnimations.bind(document);
  document.getAnimations = () => animations().filter(({ timeline }) => timeline === document.timeline);

  const ENDED = new Set(["finished", "errored", "aborted"]);
  const ERRORS = ["sb-show-errordisplay", "sb-show-nopreview"];
  const preview = () => globalThis.__STORYBOOK_PREVIEW__;
  const isError = () => ERRORS.some((name) => document.body.classList.contains(name));
  const renders = () => {
    const current = preview().currentRender;
    if (!current) return [];
    return current.type === "story" ? [current] : preview().storyRenders;
  };
  const states = () =>
    preview().currentRender?.type === "docs"
      ? (document.querySelector("[data-sheet]")?.children.length ?? Infinity)
      : 1;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Unmounts the current story and resets the page's state. */
  async function clear() {
    await preview().storeInitializationPromise;
    if (preview().currentRender) await preview().teardownRender(preview().currentRender, { viewModeChanged: true });
    while (preview().storyRenders.length > 0) await frame();
    Object.assign(preview(), { currentRender: undefined, currentSelection: undefined });
    for (const style of document.querySelectorAll("style[data-rewire-still]")) style.remove();
    document.body.classList.remove(...ERRORS);
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo(0, 0);
  }

  /** Shows a story instead of the current one. */
  async function show({ id, viewMode, globals }) {
    await clear();
    preview().channel.emit("updateGlobals", { globals });
    preview().channel.emit("setCurrentStory", { storyId: id, viewMode });
  }

  /** Returns the size of the window that a story is made for, such as `{ width: "390px", height: "844px" }`. */
  async function sizeOf(storyId) {
    await preview().storeInitializationPromise;
    const { storyGlobals, parameters } = await preview().storyStoreValue.loadStory({ storyId });
    return parameters.viewport.options[storyGlobals?.viewport?.value]?.styles;
  }

  /** Shows the current story in a theme, without axe, and waits for the end of its next render. */
  async function turn(theme) {
    const { channel, currentRender } = preview();
    const finished = new Promise((resolve) => {
      const listen = ({ storyId }) => {
        if (storyId !== currentRender.id) return;
        channel.off("storyFinished", listen);
        resolve();
      };
      channel.on("storyFinished", listen);
    });
    // Axe has examined the story, in the colours of both themes.
    channel.emit("updateGlobals", { globals: { theme, a11y: { manual: true } } });
    await finished;
  }

  const cells = () => [...document.querySelectorAll("[data-sheet] > section")];
  const hasEnded = () =>
    isError() ||
    (renders().length >= states() &&
      renders().every(({ phase }) => ENDED.has(phase)) &&
      cells().every(({ dataset }) => dataset.outcome !== undefined));

  const isCellError = ({ dataset }) => dataset.outcome === "error";

  function error() {
    const words = ["#error-message", "#error-stack"].map((id) => document.querySelector(id)?.textContent?.trim() ?? "");
    if (isError()) return words.join(" ").replaceAll(/\s+/g, " ").slice(0, 400) || "Storybook shows its error page";
    const failed = renders().filter(({ phase }) => phase === "errored");
    const brokenCells = cells()
      .filter(isCellError)
      .map((cell) => cell.textContent.replaceAll(/\s+/g, " ").slice(0, 300));
    return [...failed.map(({ id }) => `${id} fails`), ...brokenCells].join(", ");
  }

  globalThis.__rewireStage = { show, clear, turn, sizeOf, hasEnded, trouble: error };
}

/**
 * Waits until the page is idle: no pending work, and no change for some frames.
 * @param {{ frames: number, longest: number, unanswered?: string }} limits `unanswered` is the end of the addresses
 * whose answers are not waited for.
 * @returns {Promise<string>} remaining work after `longest` milliseconds; empty for none
 */
export async function untilStill({ frames, longest, unanswered }) {
  const { arrivals } = globalThis.__rewireWork;
  const pending = () =>
    globalThis.__rewireWork.pending().filter((name) => unanswered === undefined || !name.endsWith(unanswered));
  const start = performance.now();
  let calm = 0;
  let change = "";
  const observer = new MutationObserver(([{ type, target }]) => {
    calm = 0;
    change = `${type} of ${target.nodeName.toLowerCase()}`;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  while (calm < frames && performance.now() - start < longest) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const arrived = arrivals();
    // A loaded chunk also has to be executed.
    await Promise.allSettled(arrived.filter((url) => url.endsWith(".js")).map((url) => import(url)));
    calm = arrived.length > 0 || pending().length > 0 ? 0 : calm + 1;
  }
  observer.disconnect();
  return calm < frames ? [change, ...pending()].join(", ") : "";
}

/**
 * Waits for fonts and pictures, including those outside of the viewport, and for two frames; nothing moves afterwards.
 */
export async function settle() {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Once a story: each new style sheet makes the browser compute every style again.
  if (!document.querySelector('style[data-rewire-still="motion"]')) {
    const still = document.head.appendChild(document.createElement("style"));
    still.dataset.rewireStill = "motion";
    // Slanted streets on the map come out a shade different at another height of the page, and each page would have rows
    // of its own there, unless it is drawn as a layer of its own.
    still.textContent =
      "*, *::before, *::after { animation: none !important; transition: none !important; }" +
      'svg[viewBox="0 0 600 340"] { will-change: transform; }';
  }
  for (const image of document.images) image.loading = "eager";
  await frames();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  // A `use` element of the icon file has no size until the file is loaded.
  const isDrawn = (use) => !use.checkVisibility() || use.getBoundingClientRect().width > 0;
  for (let turn = 0; turn < 200 && ![...document.querySelectorAll("svg use")].every(isDrawn); turn += 1) await frames();
  window.scrollTo(0, 0);
  await frames();
  await document.fonts.ready;
}

/** Lists the page's pending work. */
export function findMissing() {
  const faces = [...document.fonts]
    .filter(({ status }) => status === "loading")
    .map(({ family }) => `the face ${family}`);
  const images = [...document.images]
    .filter(({ complete }) => !complete)
    .map(({ currentSrc, src }) => `the picture ${currentSrc || src}`);
  return [...faces, ...images, ...globalThis.__rewireWork.pending()].join(", ") || "nothing that has a name";
}

/**
 * Sets the theme, finishes scripted animations, hides the caret, computes the layout from scratch, and returns the
 * height of the picture. Forced colours show the caret in spite of its colour, so it must not blink. Rows of a table
 * that were laid out again after a change can be a pixel off.
 */
export async function dress(theme) {
  document.documentElement.classList.toggle("dark", theme === "dark");
  document.documentElement.classList.toggle("light", theme === "light");
  document.documentElement.style.setProperty("caret-color", "transparent", "important");
  document.documentElement.style.setProperty("caret-animation", "manual", "important");
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else animation.cancel();
  }
  document.documentElement.style.display = "none";
  document.documentElement.getBoundingClientRect();
  document.documentElement.style.removeProperty("display");
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const page = window.innerHeight;
  const sheet = document.querySelector("[data-sheet]");
  const root = sheet ?? document.querySelector("#storybook-root");
  const beside = [...document.body.children].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      !element.id.startsWith("storybook-") &&
      !(element.getAttribute("class") ?? "").startsWith("sb-") &&
      width * height > 4
    );
  });
  // Elements outside of the story (a panel, a notice) are shown in its viewport.
  if (!root || beside) return page;
  const bottomOf = (element) => Math.ceil(element.getBoundingClientRect().bottom + window.scrollY);
  if (sheet) return Math.min(page, Math.max(48, bottomOf(sheet)));
  const end = Math.max(48, bottomOf(root) + 16);
  const below = [...root.querySelectorAll("*")].filter(
    (element) => bottomOf(element) > end && element.checkVisibility(),
  );
  if (below.some((element) => element.matches("[role=status], [role=alert]"))) return page;
  // A list that opens over the page does not make its root higher.
  const isOver = (element) => ["absolute", "fixed"].includes(getComputedStyle(element).position);
  return Math.min(page, Math.max(end, ...below.filter(isOver).map((element) => bottomOf(element) + 16)));
}

/**
 * Returns the cells of the sheet: name and place in the picture; `cut` is the text of what is wider than the cell
 * and cannot be scrolled to; and whether something lies over the sheet.
 */
export function measureCells() {
  const isBeside = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const isOurs = element.id.startsWith("storybook-") || (element.getAttribute("class") ?? "").startsWith("sb-");
    return !isOurs && width * height > 4;
  };
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const isInsideOf = (element, cell) => {
    for (let at = element; at !== cell; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") return true;
    return false;
  };
  const findCut = (cell) => {
    const { left, right } = cell.getBoundingClientRect();
    const range = document.createRange();
    return [...cell.querySelectorAll("*")].find((element) => {
      const content = element.matches("img, svg")
        ? [element]
        : [...element.childNodes].filter(({ data }) => data?.trim());
      const isOutside = content.some((node) => {
        range.selectNode(node);
        const box = range.getBoundingClientRect();
        return box.right > right + 1 || box.left < left - 1;
      });
      return isOutside && isSeen(element) && !isInsideOf(element, cell);
    });
  };
  const sections = [...document.querySelectorAll("[data-sheet] > section")];
  const cells = sections
    .filter((section) => section.checkVisibility())
    .map((section) => {
      const cell = section.querySelector("form");
      const { left, top, width, height } = cell.getBoundingClientRect();
      const box = {
        left: Math.round(left),
        top: Math.round(top + window.scrollY),
        width: Math.floor(width),
        height: Math.floor(height),
      };
      return {
        name: section.querySelector("h2").textContent,
        cut: findCut(cell)?.textContent.trim().slice(0, 40),
        box,
      };
    });
  return { cells, isCovered: [...document.body.children].some(isBeside) };
}
