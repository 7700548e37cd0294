// Emulated phone of all measurements.

/** Latency in milliseconds and throughput in bytes per second of slow 4G. */
export const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** CPU slowdown of the phone. */
export const SLOW_CPU = 4;

/** 390 × 844, device pixel ratio 3, touch only. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/**
 * Opens a browser context with an empty cache.
 *
 * @param {import("playwright").Browser} browser
 * @param {{ cpu?: number, network?: typeof SLOW_4G | null }} [options] CPU slowdown and network; null for no throttling
 * @returns {Promise<{ page: import("playwright").Page, cdp: import("playwright").CDPSession, close: () => Promise<void>
 * }>}
 */
export async function openPhone(browser, { cpu = SLOW_CPU, network = null } = {}) {
  const context = await browser.newContext({ ...PHONE, locale: "en-US", timezoneId: "UTC" });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  if (network) await cdp.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  return { page, cdp, close: () => context.close() };
}

/**
 * Dispatches a tap.
 * @param {import("playwright").CDPSession} cdp
 * @param {{ x: number, y: number }} point in CSS pixels of the viewport
 */
export async function touch(cdp, { x, y }) {
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Centre of a visible element. @param {import("playwright").Locator} place */
export async function middleOf(place) {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${place.toString()} is not in sight.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
