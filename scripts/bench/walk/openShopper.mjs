// Shopper of the walk: a phone that counts its taps and notes its path.
import { PHONE } from "../phone/openPhone.mjs";

/**
 * Opens a new visitor on a phone, with a count of taps and the path in words. A tap is a touch of a control, an option
 * chosen in a native list, or the search key of the keyboard; typing and scrolling are none.
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
  /** @type {string[]} */
  const path = [];
  const touch = async (/** @type {import("playwright").Locator} */ control) => {
    await control.first().scrollIntoViewIfNeeded();
    await control.first().tap();
    taps += 1;
  };
  const tap = async (/** @type {import("playwright").Locator} */ control) => {
    path.push(`tap ${await readName(control.first())}`);
    await touch(control);
  };
  return {
    page,
    taps: () => taps,
    /** Steps in words: what was tapped, typed, chosen and searched. */
    path: () => path,
    tap,
    /** Opens an address without a tap: where the shopper comes from. @param {string} path */
    open: (path) => page.goto(origin + path),
    /** Fills a field, which takes a tap on it. */
    fill: async (/** @type {import("playwright").Locator} */ field, /** @type {string} */ text) => {
      path.push(`type “${text}”`);
      await touch(field);
      await field.first().fill(text);
    },
    /** Types into a field that the keyboard's "next" key reaches. */
    type: async (/** @type {import("playwright").Locator} */ field, /** @type {string} */ text) => {
      path.push(`type “${text}”`);
      await field.first().fill(text);
    },
    /** Chooses an option of a native list. */
    choose: async (/** @type {import("playwright").Locator} */ field, /** @type {string} */ label) => {
      path.push(`choose ${label}`);
      await field.selectOption({ label });
      taps += 1;
    },
    /** Searches from the header: the field, the words, the keyboard's key. @param {string} words */
    search: async (words) => {
      path.push(`search “${words}”`);
      const field = page.getByLabel("Search products").first();
      await touch(field);
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
    /** Pictures the screen as it is once its photographs are there. */
    picture: async () => {
      await page.waitForLoadState("networkidle");
      return page.screenshot({ animations: "disabled" });
    },
    close: () => context.close(),
  };
}

/** Characters of a control's name that a path shows. */
const MAX_NAME_LENGTH = 48;

/** Name of a control as assistive technology reads it. @param {import("playwright").Locator} control */
async function readName(control) {
  const [line = ""] = (await control.ariaSnapshot()).split("\n");
  const name = /"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? line.replace(/^- \w+: ?/, "");
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH).trimEnd()}…` : name;
}
