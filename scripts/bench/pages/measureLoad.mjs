import { setTimeout as pause } from "node:timers/promises";
import { openPhone, SLOW_4G, touch } from "../phone/openPhone.mjs";
import { blockedTime, layoutShift, QUIET_MS } from "./timings.mjs";
import { recordTraffic, sumOf } from "./traffic.mjs";

/** Maximum delay after which a page fetches its scripts without input. */
const BEFORE_IDLE_MS = 3_000;
const AFTER_TOUCH_MS = 10_000;
const PATIENCE_MS = 60_000;

/** Runs in the page before its scripts: records paints, long tasks and layout shifts. */
function collectEntries() {
  const entries = { firstPaint: null, largestPaint: null, tasks: [], shifts: [] };
  window.benchEntries = entries;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") entries.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (entries.largestPaint = startTime));
  observe("longtask", ({ startTime, duration }) => entries.tasks.push({ start: startTime, duration }));
  observe("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) entries.shifts.push({ start: startTime, value });
  });
}

/** Waits until the page is loaded and idle: five seconds without a long task or request. */
async function waitForQuiet(page, traffic) {
  const end = performance.now() + PATIENCE_MS;
  let requests = 0;
  let since = performance.now();
  while (performance.now() < end) {
    const quietMs = await page.evaluate(() => {
      const last = window.benchEntries.tasks.at(-1);
      return performance.now() - Math.max(0, last ? last.start + last.duration : 0);
    });
    const count = traffic.list().length;
    if (count !== requests) [requests, since] = [count, performance.now()];
    if (quietMs >= QUIET_MS && performance.now() - since >= QUIET_MS) return;
    await pause(500);
  }
  throw new Error(`${page.url()} has not come to rest within ${PATIENCE_MS / 1000} s.`);
}

/**
 * Loads a page once in a new browser context on slow 4G, and measures it.
 *
 * - Paints, blocked time and shifts are those before any input.
 * - `bytes` and `requests` include everything until the page is idle (five seconds without a task or a request).
 * - `earlyScript`: scripts requested within the first three seconds; `restScript`: those until the page is idle;
 * `script`: also those of ten seconds after a touch. Inline scripts count as HTML.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @returns {Promise<Record<"firstPaint" | "largestPaint" | "blocked" | "shift" | "bytes" | "requests" | "earlyScript" |
 * "restScript" | "script" | "fontBytes" | "fonts", number>>}
 * times in milliseconds, sizes in bytes as transferred
 */
export async function measureLoad(browser, url) {
  const { page, cdp, close } = await openPhone(browser, { network: SLOW_4G });
  try {
    const traffic = recordTraffic(cdp);
    await page.addInitScript(collectEntries);
    const response = await page.goto(url, { waitUntil: "load", timeout: PATIENCE_MS });
    if (response?.status() !== 200) throw new Error(`${url} was answered with ${response?.status()}.`);
    await waitForQuiet(page, traffic);
    const { firstPaint, largestPaint, tasks, shifts } = await page.evaluate(() => window.benchEntries);
    const atRest = traffic.list();
    // A page without scripts does not react to a touch.
    if ((await page.locator("script").count()) > 0) {
      // Beside the heading, where there is no control.
      await touch(cdp, { x: 380, y: 100 });
      await pause(AFTER_TOUCH_MS);
    }
    const everything = sumOf(atRest);
    const fonts = sumOf(atRest, { type: "font" });
    return {
      firstPaint,
      largestPaint,
      blocked: blockedTime(firstPaint, tasks),
      shift: layoutShift(shifts),
      bytes: everything.bytes,
      requests: everything.count,
      earlyScript: sumOf(atRest, { type: "script", beforeMs: BEFORE_IDLE_MS }).bytes,
      restScript: sumOf(atRest, { type: "script" }).bytes,
      script: sumOf(traffic.list(), { type: "script" }).bytes,
      fontBytes: fonts.bytes,
      fonts: fonts.count,
    };
  } finally {
    await close();
  }
}
