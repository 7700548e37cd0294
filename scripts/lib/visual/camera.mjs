// Opens pages in the Chromium of the lockfile, processes stories with all of them in parallel, and takes pictures.
import { chromium } from "playwright";
import { launchOptions } from "../../browser.mjs";
import { faultsOfSheet } from "./cells.mjs";
import { dress, measureCells } from "./inPage.mjs";
import { themesByWidth } from "./shots.mjs";
import { countWorkers } from "../test/workers.mjs";
import { leave, mount, prepare, resize, settleAgain } from "./mount.mjs";
import { readNames } from "./outline/components.mjs";
import { readOutline } from "./outline/outline.mjs";
import { watchNetwork } from "../pages/network.mjs";
import { roll, unroll } from "./unroll.mjs";

/**
 * A page is rasterised in tiles, and a rounded corner across two tiles differs slightly whenever the tiles are cut
 * differently: one tile for everything, rasterised again each time.
 */
const steadyArgs = [
  "--disable-partial-raster",
  "--default-tile-width=2048",
  "--default-tile-height=20480",
  "--num-raster-threads=1",
  "--disable-lcd-text",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--disable-checker-imaging",
];

/** Requests to other hosts are blocked, and reported by `watchNetwork`. */
export const offlineArgs = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];

/** Whether a file is asked for. Pictures show what services have refused; that they are mocked is for tests to say. */
const isFile = (url) => /\.\w+$/.test(new URL(url).pathname);

/** DevTools session of each page. */
const sessions = new WeakMap();

/**
 * Opens one browser with a page for each worker.
 * @param options `scripts`: functions that each page runs before its own scripts; `isSteady`: whether the same page
 * always gives the same pixels; `slowdown`: how many times slower the processor of each page is.
 */
export async function openCamera(
  url,
  { workers = countWorkers().pictures, scripts = [], isSteady = true, slowdown = 1 } = {},
) {
  const { args, ...options } = await launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, ...(isSteady ? steadyArgs : []), ...offlineArgs],
  });
  const errors = new Map();
  // A separate browser context for each, so that stories do not share storage.
  const openPage = async () => {
    const context = await browser.newContext({
      deviceScaleFactor: 1,
      reducedMotion: "reduce",
      locale: "en-US",
      timezoneId: "UTC",
      colorScheme: "light",
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    sessions.set(page, session);
    if (slowdown > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    for (const script of scripts) await page.addInitScript(script);
    await prepare(page, url);
    const hear = (text) => errors.get(page)?.push(text);
    await watchNetwork(session, {
      origin: url,
      current: () => errors.get(page),
      isHeard: (address) => !isSteady || isFile(address),
    });
    page.on("pageerror", (error) => hear(`error: ${error.message.split("\n").slice(0, 3).join(" ")}`));
    return page;
  };
  const pages = await Promise.all(Array.from({ length: workers }, openPage));
  return {
    /**
     * Processes subjects with all pages in parallel.
     * @param work `(page, subject) => Promise<string[] | void>`; the texts that it returns, and an exception, are
     * recorded as errors of the subject.
     * @param isAlone Whether each subject gets a page in a new browser context, without the service worker and the
     * cache of others: what one of them holds back would be missing again.
     * @param whenDone Called with each subject that had no error.
     * @returns {Promise<{ subject: object, text: string }[]>} errors
     */
    async each(subjects, work, { isAlone = false, whenDone } = {}) {
      const waiting = [...subjects];
      const results = [];
      const processOn = async (page, subject) => {
        const heard = [];
        errors.set(page, heard);
        try {
          heard.push(...((await work(page, subject)) ?? []));
        } catch (error) {
          heard.push(error.message.split("\n").slice(0, 3).join(" "));
          leave(page);
        }
        results.push(...new Set(heard).values().map((text) => ({ subject, text })));
        if (heard.length === 0) whenDone?.(subject);
      };
      const processAlone = async (subject) => {
        const page = await openPage();
        await processOn(page, subject);
        await page.context().close();
      };
      await Promise.all(
        pages.map(async (page) => {
          for (let subject = waiting.shift(); subject; subject = waiting.shift())
            await (isAlone ? processAlone(subject) : processOn(page, subject));
        }),
      );
      return results;
    },
    close: () => browser.close(),
  };
}

/** Takes one picture of the mounted subject after `unroll`. PNG with fast compression; the pixels are the same. */
export async function shoot(page, theme) {
  const height = await page.evaluate(dress, theme);
  return capture(page, { y: 0, height });
}

async function capture(page, { y, height }) {
  const clip = { x: 0, y, width: page.viewportSize().width, height, scale: 1 };
  const { data } = await sessions
    .get(page)
    .send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true, clip });
  return Buffer.from(data, "base64");
}

/**
 * Takes every picture of a subject. A sheet is mounted once and then resized; a story with `play` is mounted for each
 * width, because its result may depend on it. A screen is on its page, with header and footer. Its play waits after each
 * step until that is pictured.
 * @param take `(shot, png, readers) => Promise`; while the picture is shown, `readers.outline()` reads its outline, and
 * `readers.names()` the names of its components, and `readers.cells()` the cells of a sheet.
 * @throws Error with the faults of a sheet, after its last picture.
 */
export async function shootAll(page, subject, take) {
  const { variant } = subject;
  const sheets = [];
  const readers = createReaders(page, subject);
  for (const [index, [width, themes]] of themesByWidth(subject).entries()) {
    // The body outlasts its story: a height that `unroll` has kept there would stay for the next.
    await roll(page);
    const steps = subject.steps.filter((step) => step.width === width);
    const onStep = (label) => shootStep(page, subject, steps, label, take);
    if (index === 0 || !subject.isSheet) await mount(page, subject, { width, frame: subject.frame, onStep });
    else await resize(page, { width });
    if (steps.length > 0) throw new Error(`does not come to the step ${steps[0].label}`);
    await unroll(page, subject);
    for (const [number, theme] of (subject.hasEnd ? themes : []).entries()) {
      const png = await shoot(page, theme);
      await take({ theme, width, variant }, png, readers);
      if (subject.isSheet && number === 0) sheets.unshift({ png, ...(await page.evaluate(measureCells)) });
    }
  }
  await shootExtras(page, subject, take);
  const faults = await faultsOfSheet(sheets);
  if (faults.length > 0) throw new Error(faults.join("; "));
}

/**
 * Takes the pictures of a step, and removes it from those that are left. The window is pictured, around the focus, as a
 * shopper has it: whole pages are pictures of the screens. The play goes on where it was.
 */
async function shootStep(page, subject, steps, label, take) {
  const own = steps.filter((step) => step.label === label);
  if (own.length === 0) return;
  steps.splice(0, steps.length, ...steps.filter((step) => step.label !== label));
  const top = await page.evaluate(() => window.scrollY);
  // What comes into view may load more, so that the page comes to rest where it is pictured.
  await page.evaluate(scrollToFocus);
  await settleAgain(page);
  const { height } = page.viewportSize();
  const readers = createReaders(page, subject);
  for (const { variant, theme, width } of own) {
    await page.evaluate(dress, theme);
    const png = await capture(page, { y: await page.evaluate(scrollToFocus), height });
    await take({ theme, width, variant }, png, readers);
  }
  await page.evaluate(wake, top);
}

/**
 * Scrolls to the focused element, unless it is the page's main part, until it stays there: a part above it that is drawn
 * meanwhile, such as the price of a choice, would move it away.
 * @returns {Promise<number>} `scrollY` in pixels
 */
async function scrollToFocus() {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const CALM_TURNS = 3;
  const MAX_TURNS = 60;
  for (let turn = 0, calm = 0, place = ""; turn < MAX_TURNS && calm < CALM_TURNS; turn += 1) {
    const element = document.activeElement;
    if (element && element.clientHeight < window.innerHeight)
      element.scrollIntoView({ block: "center", behavior: "instant" });
    await frames();
    const nextPlace = `${window.scrollY} ${element?.getBoundingClientRect().top}`;
    calm = nextPlace === place ? calm + 1 : 0;
    place = nextPlace;
  }
  return window.scrollY;
}

/** Lets a page that was pictured move again, in the theme that a play has. */
function wake(top) {
  document.documentElement.classList.replace("dark", "light");
  for (const style of document.querySelectorAll('style[data-rewire-still="motion"]')) style.remove();
  window.scrollTo(0, top);
}

/** Readers of what a page shows. */
const createReaders = (page, subject) => ({
  outline: () => readOutline(page, subject),
  names: () => readNames(page, subject),
  cells: () => (subject.isSheet ? readCells(page) : undefined),
});

/** Names and places of the cells of a sheet. */
async function readCells(page) {
  const { cells } = await page.evaluate(measureCells);
  return cells.map(({ name, box }) => ({ name, box }));
}

/** Takes the pictures of the mounted subject in other media and widths. */
async function shootExtras(page, subject, take) {
  for (const { variant, theme, width, media = {} } of subject.extras) {
    await page.emulateMedia({ media: "screen", forcedColors: "none", ...media });
    await roll(page);
    await resize(page, { width });
    await unroll(page, subject);
    await take({ theme, width, variant }, await shoot(page, theme), createReaders(page, subject));
  }
  if (subject.extras.length > 0) await page.emulateMedia({ media: "screen", forcedColors: "none" });
}
