// Opens pages in the Chromium of the lockfile, works through stories with all of them at once, and takes pictures.
import { chromium } from "playwright";
import { launchOptions } from "../../browser.mjs";
import { dress, settle } from "./inPage.mjs";
import { leave, mount, prepare, resize } from "./mount.mjs";

const HIGHEST = 16_000;

/**
 * A page is drawn in tiles, and a rounded corner that lies across the edge of two comes out a shade different whenever
 * the tiles are cut differently: one tile for everything, drawn anew each time.
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

/** No other host is there: what asks for one is heard, and gets no answer. */
const offlineArgs = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];

/** The line to Chromium itself of each page. */
const sessions = new WeakMap();

/** Opens one browser with a page for each worker. */
export async function openCamera(url, { workers = 3 } = {}) {
  const { args, ...options } = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, ...steadyArgs, ...offlineArgs] });
  const troubles = new Map();
  // A memory of its own for each: what one story keeps in the browser is nothing to another.
  const openPage = async () => {
    const context = await browser.newContext({
      deviceScaleFactor: 1,
      reducedMotion: "reduce",
      locale: "en-US",
      timezoneId: "UTC",
      colorScheme: "light",
    });
    const page = await context.newPage();
    sessions.set(page, await context.newCDPSession(page));
    await prepare(page, url);
    const hear = (text) => troubles.get(page)?.push(text);
    page.on(
      "request",
      (request) =>
        /^https?:/.test(request.url()) &&
        new URL(request.url()).origin !== url &&
        hear(`asks another host: ${request.url()}`),
    );
    page.on("pageerror", (error) => hear(`error: ${error.message.split("\n").slice(0, 3).join(" ")}`));
    page.on("response", (response) => response.status() >= 400 && hear(`${response.status()} ${response.url()}`));
    return page;
  };
  const pages = await Promise.all(Array.from({ length: workers }, openPage));
  return {
    /**
     * Works through subjects with all pages at once.
     * @param work `(page, subject) => Promise<void>`; what it throws becomes a trouble of the subject.
     * @param isAlone Whether each subject is shown on a page on which nothing was before it.
     * @returns {Promise<{ subject: object, text: string }[]>} troubles
     */
    async each(subjects, work, { isAlone = false } = {}) {
      const waiting = [...subjects];
      const found = [];
      await Promise.all(
        pages.map(async (page) => {
          for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
            const heard = [];
            troubles.set(page, heard);
            if (isAlone) leave(page);
            try {
              await work(page, subject);
            } catch (error) {
              heard.push(error.message.split("\n").slice(0, 3).join(" "));
              leave(page);
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

/** Takes one picture of what is mounted, which `unroll` has made ready. PNG in little time: the picture is the same. */
async function shoot(page, theme) {
  const height = await page.evaluate(dress, theme);
  const clip = { x: 0, y: 0, width: page.viewportSize().width, height, scale: 1 };
  const { data } = await sessions
    .get(page)
    .send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true, clip });
  return Buffer.from(data, "base64");
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
  await page.evaluate(settle);
}

/**
 * Every picture of a subject. A sheet is mounted once and then narrowed; a story that has been played is mounted for
 * each width, because what somebody did may depend on it.
 */
export async function shootAll(page, subject, take) {
  const widths = subject.widths.toSorted((a, b) => b - a);
  for (const [index, width] of widths.entries()) {
    if (index === 0 || !subject.isSheet) await mount(page, subject, { width });
    else await resize(page, { width });
    await unroll(page);
    for (const theme of subject.themes) await take({ theme, width }, await shoot(page, theme));
  }
}
