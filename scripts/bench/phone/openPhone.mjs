// The phone that everything is measured on.

/** Milliseconds between a request and its answer, and bytes a second: slow 4G. */
export const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How many times slower than this machine the phone computes. */
export const SLOW_CPU = 4;

/** 390 × 844, three pixels to each, touched and never pointed at. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/**
 * Opens a phone with nothing kept: cookies, files and compiled scripts are its own.
 *
 * @param {import("playwright").Browser} browser
 * @param {{ cpu?: number, network?: typeof SLOW_4G | null }} [options] how much slower it computes, and its network; null as fast as this machine
 * @returns {Promise<{ page: import("playwright").Page, cdp: import("playwright").CDPSession, close: () => Promise<void> }>}
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
 * Touches a point with a finger, as briefly as a finger can.
 * @param {import("playwright").CDPSession} cdp
 * @param {{ x: number, y: number }} point in CSS pixels of the viewport
 */
export async function touch(cdp, { x, y }) {
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The middle of an element that is in sight. @param {import("playwright").Locator} place */
export async function middleOf(place) {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${place.toString()} is not in sight.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
