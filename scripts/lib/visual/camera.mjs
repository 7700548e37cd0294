// Opens stories of the built workshop in the Chromium of the lockfile and takes their pictures.
import { chromium } from "playwright";
import { launchOptions } from "../../browser.mjs";
import { addressOf, WIDTHS } from "./shots.mjs";
import { WORKSHOP } from "./workshop.mjs";

const PATIENCE = 30_000;
const HIGHEST = 16_000;

/**
 * A page is drawn in tiles, and a rounded corner that lies across the edge of two comes out a shade different whenever
 * the tiles are cut differently: one tile for everything, drawn anew each time.
 */
const steadyArgs = ["--disable-partial-raster", "--default-tile-width=2048", "--default-tile-height=20480", "--num-raster-threads=1", "--disable-lcd-text", "--disable-threaded-animation", "--disable-threaded-scrolling", "--disable-checker-imaging"];

/** Opens one browser with a page for each worker. */
export async function openCamera(url, { workers = 3 } = {}) {
  const { args, ...options } = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, ...steadyArgs] });
  // A memory of its own for each: what one story keeps in the browser is nothing to another.
  const openPage = async () => {
    const context = await browser.newContext({ deviceScaleFactor: 1, reducedMotion: "reduce", locale: "en-US", timezoneId: "UTC", colorScheme: "light" });
    await context.addInitScript(noteEnd);
    return context.newPage();
  };
  const pages = await Promise.all(Array.from({ length: workers }, openPage));
  const troubles = new Map();
  for (const page of pages) {
    countRequests(page);
    const hear = (text) => troubles.get(page)?.push(text);
    await page.route((address) => address.origin !== url && address.protocol.startsWith("http"), (route) => {
      hear(`asks another host: ${route.request().url()}`);
      return route.abort();
    });
    page.on("pageerror", (error) => hear(`error: ${error.message.split("\n").slice(0, 3).join(" ")}`));
    page.on("response", (response) => response.status() >= 400 && hear(`${response.status()} ${response.url()}`));
  }
  return {
    /**
     * Works through subjects with all pages at once.
     * @param work `(page, subject) => Promise<void>`; what it throws becomes a trouble of the subject.
     * @returns {Promise<{ subject: object, text: string }[]>} troubles
     */
    async each(subjects, work) {
      const waiting = [...subjects];
      const found = [];
      await Promise.all(
        pages.map(async (page) => {
          for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
            const heard = [];
            troubles.set(page, heard);
            try {
              await work(page, subject);
            } catch (error) {
              heard.push(error.message.split("\n").slice(0, 3).join(" "));
            }
            found.push(...new Set(heard).values().map((text) => ({ subject, text })));
          }
        }),
      );
      return found;
    },
    close: () => browser.close(),
  };
}

/** Mounts a subject at a width and waits until it is whole: played, with its faces and pictures. */
export async function mount(page, url, subject, { width = 390, height = WIDTHS[width] ?? 844, globals = "" } = {}) {
  await page.setViewportSize({ width, height });
  await page.goto(`${url}${WORKSHOP}/${addressOf({ theme: "light", ...subject }, { isBare: true })}${globals}`, { waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.__rewireHasEnded?.(), undefined, { timeout: PATIENCE });
  const trouble = await page.evaluate(() => globalThis.__rewireTrouble());
  if (trouble) throw new Error(trouble);
  // What plays has waited for what it acts on; what does not play may still be loading its parts, one after the other.
  if (!subject.isSheet) await quiet(page, subject.locale === "en_US" ? 500 : 1500);
  await settle(page);
}

/** Gives what is mounted another width. */
export async function resize(page, { width, height = WIDTHS[width] }) {
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** Requests of each page that have no answer yet. */
const open = new WeakMap();

function countRequests(page) {
  const asked = new Set();
  open.set(page, asked);
  page.on("request", (request) => asked.add(request));
  for (const event of ["requestfinished", "requestfailed"]) page.on(event, (request) => asked.delete(request));
  page.on("framenavigated", (frame) => frame === page.mainFrame() && asked.clear());
}

/** Waits until nothing more comes: a screen fetches its parts and its cart after it has been mounted. */
async function quiet(page, pause) {
  const latest = Date.now() + PATIENCE;
  do {
    if (!(await page.evaluate(untilStill, { frames: 24, pause, longest: 15_000 }))) throw new Error("never comes to rest: something on it changes all the time");
    if (open.get(page).size === 0) return;
    await page.waitForTimeout(50);
  } while (Date.now() < latest);
  throw new Error(`waits for ${[...open.get(page)].map((request) => request.url()).join(", ")}`);
}

/** In the page: true once nothing has changed for a while, in time and in frames: a busy machine draws few of those. */
function untilStill({ frames, pause, longest }) {
  return new Promise((resolve) => {
    const [start, end] = [performance.now(), (answer) => {
      for (const observer of observers) observer.disconnect();
      resolve(answer);
    }];
    let [since, drawn] = [start, 0];
    const again = () => {
      [since, drawn] = [performance.now(), 0];
    };
    const observers = [new MutationObserver(again), new PerformanceObserver(again)];
    observers[0].observe(document.body, { subtree: true, childList: true, characterData: true });
    observers[1].observe({ type: "resource" });
    const look = () => {
      drawn += 1;
      if (drawn >= frames && performance.now() - since >= pause) end(true);
      else if (performance.now() - start > longest) end(false);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Takes one picture of what is mounted, which `unroll` has made ready. */
export async function shoot(page, theme) {
  const height = await page.evaluate(dress, theme);
  return page.screenshot({ animations: "disabled", caret: "hide", clip: { x: 0, y: 0, width: page.viewportSize().width, height } });
}

/**
 * Makes the window as high as the page. Whatever watches what is in sight (a bar that stands in for a button) then
 * sees everything, and nothing changes while the picture is taken.
 */
async function unroll(page) {
  const { width, height } = page.viewportSize();
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (needed <= height) return;
  await page.setViewportSize({ width, height: Math.min(needed, HIGHEST) });
  await settle(page);
}

/**
 * Every picture of a subject. A sheet is mounted once and then narrowed; a story that has been played is mounted for
 * each width, because what somebody did may depend on it.
 */
export async function shootAll(page, url, subject, take) {
  const widths = subject.widths.toSorted((a, b) => b - a);
  for (const [index, width] of widths.entries()) {
    if (index === 0 || !subject.isSheet) await mount(page, url, subject, { width });
    else await resize(page, { width });
    await unroll(page);
    for (const theme of subject.themes) await take({ theme, width }, await shoot(page, theme));
  }
}

/** In the page: starts with an empty memory, and knows when every story on it has been rendered and played. */
function noteEnd() {
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      globalThis[name].clear();
    } catch {
      // A page without an origin has none.
    }
  }
  // Storybook waits for animations to end; one that scrolling drives never does.
  const animations = document.getAnimations.bind(document);
  document.getAnimations = () => animations().filter(({ timeline }) => timeline === document.timeline);
  const ENDED = new Set(["completed", "afterEach", "finished", "errored", "aborted"]);
  const renders = () => {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    const current = preview?.currentRender;
    if (!current) return [];
    return current.type === "story" ? [current] : preview.storyRenders;
  };
  const isError = () => document.body.classList.contains("sb-show-errordisplay") || document.body.classList.contains("sb-show-nopreview");
  globalThis.__rewireHasEnded = () => {
    if (!document.body || isError()) return Boolean(document.body);
    const all = renders();
    const wanted = new URLSearchParams(location.search).has("sheet") ? (document.querySelector("[data-sheet]")?.children.length ?? Infinity) : 1;
    return all.length >= wanted && all.every(({ phase }) => ENDED.has(phase));
  };
  globalThis.__rewireTrouble = () => {
    const words = ["#error-message", "#error-stack"].map((id) => document.querySelector(id)?.textContent?.trim() ?? "");
    if (isError()) return words.join(" ").replaceAll(/\s+/g, " ").slice(0, 400) || "Storybook shows its error page";
    const failed = renders().filter(({ phase }) => phase === "errored");
    return failed.map(({ id }) => `${id} fails`).join(", ");
  };
}

/** Waits for faces and pictures, those further down included, and for two frames. */
const settle = (page) =>
  page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const still = document.head.appendChild(document.createElement("style"));
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
  });

/** In the page: puts a theme on and says how high the picture is. */
async function dress(theme) {
  document.documentElement.classList.toggle("dark", theme === "dark");
  document.documentElement.classList.toggle("light", theme === "light");
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const page = window.innerHeight;
  const root = document.querySelector("[data-sheet]") ?? document.querySelector("#storybook-root");
  const beside = [...document.body.children].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return !element.id.startsWith("storybook-") && !(element.getAttribute("class") ?? "").startsWith("sb-") && width * height > 4;
  });
  // What lies outside of the story (a panel, a notice) is shown in its window.
  if (!root || beside) return page;
  return Math.min(page, Math.max(48, Math.ceil(root.getBoundingClientRect().bottom + window.scrollY) + 16));
}
