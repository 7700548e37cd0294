import type { Locator, Page } from "@playwright/test";

/** Maximum number of tab stops, more than any page has. */
const MAX_TAB_STOPS = 250;

/** Returns whether an element has the focus. */
const hasFocus = (place: Locator) => place.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until an element has the focus, as a keyboard user does. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor({ state: "attached" });
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await hasFocus(place)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${place.toString()}`);
}

/** Moves the focus to an element by Tab and presses Enter. */
export async function enter(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press("Enter");
}

/** Moves the focus to an element by Tab and types a text. */
export async function type(page: Page, place: Locator, words: string): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.type(words);
}

/** Moves the focus to the group of a radio button by Tab, and selects the button with the arrow keys. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor({ state: "attached" });
  const isInGroup = () =>
    radio.evaluate((element) => {
      const { activeElement } = element.ownerDocument;
      return (
        activeElement?.getAttribute("type") === "radio" &&
        activeElement.getAttribute("name") === element.getAttribute("name")
      );
    });
  for (let stop = 0; stop < MAX_TAB_STOPS && !(await isInGroup()); stop += 1) await page.keyboard.press("Tab");
  for (let step = 0; step < MAX_TAB_STOPS && !(await hasFocus(radio)); step += 1)
    await page.keyboard.press("ArrowDown");
  if (!(await radio.isChecked())) await page.keyboard.press("Space");
}
