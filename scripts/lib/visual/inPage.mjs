// What the camera brings into a page. Every function here runs in the browser, so it takes nothing from outside.

/**
 * Counts what the page still waits for: answers and their content, and timers that are set for a short time.
 * `__rewireWork.pending()` names it, `__rewireWork.arrivals()` names what has come since the last call.
 * @param maxDelay Milliseconds; a timer that is set for longer is part of how the page stands.
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
    const run = (...given) => {
      pending.delete(id);
      handler(...given);
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

/** Lets the camera show one story after the other on the same page: `__rewireStage.show()`, `.hasEnded()`, `.trouble()`. */
export function addStage() {
  // Storybook's marks for faults ask for the style of every element after each change; no picture shows them.
  let features;
  const withoutMarks = (all) => {
    features = { ...all, highlight: false };
  };
  Object.defineProperty(globalThis, "FEATURES", { get: () => features, set: withoutMarks });
  // Storybook waits for animations to end; one that scrolling drives never does.
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

  /** Takes away what is shown and what it has left behind, and shows something else as if the page had just been opened. */
  async function show({ id, viewMode, globals }) {
    await preview().storeInitializationPromise;
    if (preview().currentRender) await preview().teardownRender(preview().currentRender, { viewModeChanged: true });
    while (preview().storyRenders.length > 0) await frame();
    Object.assign(preview(), { currentRender: undefined, currentSelection: undefined });
    for (const style of document.querySelectorAll("style[data-rewire-still]")) style.remove();
    document.body.classList.remove(...ERRORS);
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo(0, 0);
    preview().channel.emit("updateGlobals", { globals });
    preview().channel.emit("setCurrentStory", { storyId: id, viewMode });
  }

  const hasEnded = () =>
    isError() || (renders().length >= states() && renders().every(({ phase }) => ENDED.has(phase)));

  function trouble() {
    const words = ["#error-message", "#error-stack"].map((id) => document.querySelector(id)?.textContent?.trim() ?? "");
    if (isError()) return words.join(" ").replaceAll(/\s+/g, " ").slice(0, 400) || "Storybook shows its error page";
    const failed = renders().filter(({ phase }) => phase === "errored");
    return failed.map(({ id }) => `${id} fails`).join(", ");
  }

  globalThis.__rewireStage = { show, hasEnded, trouble };
}

/**
 * Waits until nothing more comes: what was waited for is there, and the page stays as it is for some frames.
 * @returns {Promise<string>} what still goes on after `longest` milliseconds; empty if nothing does
 */
export async function untilStill({ frames, longest }) {
  const { pending, arrivals } = globalThis.__rewireWork;
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
    // A part that has come is not there before it has run.
    await Promise.allSettled(arrived.filter((url) => url.endsWith(".js")).map((url) => import(url)));
    calm = arrived.length > 0 || pending().length > 0 ? 0 : calm + 1;
  }
  observer.disconnect();
  return calm < frames ? [change, ...pending()].join(", ") : "";
}

/** Waits for faces and pictures, those further down included, and for two frames; nothing moves from then on. */
export async function settle() {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const still = document.head.appendChild(document.createElement("style"));
  still.dataset.rewireStill = "";
  still.textContent = "*, *::before, *::after { animation: none !important; transition: none !important; }";
  for (const image of document.images) image.loading = "eager";
  await frames();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  // A drawing of the icon file has no extent until that file is there.
  const isDrawn = (use) => !use.checkVisibility() || use.getBoundingClientRect().width > 0;
  for (let turn = 0; turn < 200 && ![...document.querySelectorAll("svg use")].every(isDrawn); turn += 1) await frames();
  window.scrollTo(0, 0);
  await frames();
  await document.fonts.ready;
}

/** Names what a page may be waiting for. */
export function whatIsMissing() {
  const faces = [...document.fonts]
    .filter(({ status }) => status === "loading")
    .map(({ family }) => `the face ${family}`);
  const images = [...document.images]
    .filter(({ complete }) => !complete)
    .map(({ currentSrc, src }) => `the picture ${currentSrc || src}`);
  return [...faces, ...images, ...globalThis.__rewireWork.pending()].join(", ") || "nothing that has a name";
}

/** Puts a theme on, ends what is animated by script, hides the caret, and says how high the picture is. */
export async function dress(theme) {
  document.documentElement.classList.toggle("dark", theme === "dark");
  document.documentElement.classList.toggle("light", theme === "light");
  document.documentElement.style.setProperty("caret-color", "transparent", "important");
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else animation.cancel();
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const page = window.innerHeight;
  const root = document.querySelector("[data-sheet]") ?? document.querySelector("#storybook-root");
  const beside = [...document.body.children].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      !element.id.startsWith("storybook-") &&
      !(element.getAttribute("class") ?? "").startsWith("sb-") &&
      width * height > 4
    );
  });
  // What lies outside of the story (a panel, a notice) is shown in its window.
  if (!root || beside) return page;
  return Math.min(page, Math.max(48, Math.ceil(root.getBoundingClientRect().bottom + window.scrollY) + 16));
}
