// Simulated shopper on a phone, which counts taps and records the path.
import { PHONE } from "../phone/openPhone.mjs";

/**
 * Opens a new visitor on a phone, which counts taps and records the path in words. Touching a control, choosing an
 * option of a native list and pressing the keyboard's search key are taps; typing and scrolling are not.
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
    /** Opens a URL without counting a tap, as the start of a task. @param {string} path */
    open: (path) => page.goto(origin + path),
    /** Taps a field and fills it. */
    fill: async (/** @type {import("playwright").Locator} */ field, /** @type {string} */ text) => {
      path.push(`type “${text}”`);
      await touch(field);
      await field.first().fill(text);
    },
    /** Fills a field without a tap, because the keyboard's "next" key focuses it. */
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
    /**
     * Searches in the header: taps the field, types the words and presses the keyboard's search key.
     * @param {string} words
     */
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
    /** Takes a screenshot once all pictures are loaded. */
    picture: async () => {
      await page.waitForLoadState("networkidle");
      return page.screenshot({ animations: "disabled" });
    },
    close: () => context.close(),
  };
}

/** Maximum length of a control's name in a path. */
const MAX_NAME_LENGTH = 48;

/** Reads the accessible name of a control. @param {import("playwright").Locator} control */
async function readName(control) {
  const [line = ""] = (await control.ariaSnapshot()).split("\n");
  const name = /"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? line.replace(/^- \w+: ?/, "");
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH).trimEnd()}…` : name;
}
