// Shopper of the walk: a phone that counts its taps.
import { PHONE } from "../phone/openPhone.mjs";

/**
 * Opens a new visitor on a phone, with a count of taps. A tap is a touch of a control, an option chosen in a native
 * list, or the search key of the keyboard; typing and scrolling are none.
 * @param {import("playwright").Browser} browser
 * @param {string} origin Address of the shop
 */
export async function openShopper(browser, origin) {
  const context = await browser.newContext({
    ...PHONE,
    deviceScaleFactor: 2,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    colorScheme: "light",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  let taps = 0;
  const tap = async (/** @type {import("playwright").Locator} */ control) => {
    await control.first().scrollIntoViewIfNeeded();
    await control.first().tap();
    taps += 1;
  };
  return {
    page,
    taps: () => taps,
    tap,
    /** Opens an address without a tap: where the shopper comes from. @param {string} path */
    open: (path) => page.goto(origin + path),
    /** Fills a field, which takes a tap on it. */
    fill: async (/** @type {import("playwright").Locator} */ field, /** @type {string} */ text) => {
      await tap(field);
      await field.first().fill(text);
    },
    /** Types into a field that the keyboard's "next" key reaches. */
    type: (/** @type {import("playwright").Locator} */ field, /** @type {string} */ text) => field.first().fill(text),
    /** Chooses an option of a native list. */
    choose: async (/** @type {import("playwright").Locator} */ field, /** @type {string} */ label) => {
      await field.selectOption({ label });
      taps += 1;
    },
    /** Searches from the header: the field, the words, the keyboard's key. @param {string} words */
    search: async (words) => {
      const field = page.getByLabel("Search products").first();
      await tap(field);
      await field.fill(words);
      await field.press("Enter");
      taps += 1;
      await page.waitForURL(/search=/);
    },
    /** Waits until the goal is visible, and scrolls to it. */
    see: async (/** @type {import("playwright").Locator} */ goal) => {
      await goal.first().waitFor();
      await goal.first().scrollIntoViewIfNeeded();
    },
    close: () => context.close(),
  };
}
