import type { ElementHandle, Locator, Page } from "@playwright/test";

/** Maximum number of tab stops, more than any page has. */
const MAX_TAB_STOPS = 250;

type PageElement = HTMLElement | SVGElement;

/** Returns whether an element has the focus; null if the page has replaced it. Runs in the page. */
const hasFocus = (element: PageElement): boolean | null =>
  element.isConnected ? element === element.ownerDocument.activeElement : null;

/** Returns whether a radio button of the same group has the focus; null if the page has replaced it. Runs in the page. */
const hasFocusInGroup = (radio: PageElement): boolean | null => {
  const { activeElement } = radio.ownerDocument;
  const isInGroup =
    activeElement?.getAttribute("type") === "radio" &&
    activeElement.getAttribute("name") === radio.getAttribute("name");
  return radio.isConnected ? isInGroup : null;
};

/**
 * Creates a function that checks an element after each key. The element is found once, because finding it by role and
 * name takes long, and again before a check counts as passed or if the page has replaced the element.
 */
function follow(place: Locator, check: (element: PageElement) => boolean | null): () => Promise<boolean> {
  let element: ElementHandle<PageElement> | null = null;
  // The document may have been left.
  const checkElement = async () => element?.evaluate(check).catch(() => null);
  return async () => {
    if ((await checkElement()) === false) return false;
    element = await place.elementHandle();
    return (await checkElement()) ?? false;
  };
}

/** Presses Tab until an element has the focus, as a keyboard user does. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  const isFocused = follow(place, hasFocus);
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await isFocused()) return;
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
export async function type(page: Page, place: Locator, text: string): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.type(text);
}

/** Moves the focus to the group of a radio button by Tab, and selects the button with the arrow keys. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  const isInGroup = follow(radio, hasFocusInGroup);
  for (let stop = 0; !(await isInGroup()); stop += 1) {
    if (stop === MAX_TAB_STOPS) throw new Error(`Tab never comes to the group of ${radio.toString()}`);
    await page.keyboard.press("Tab");
  }
  const isFocused = follow(radio, hasFocus);
  for (let step = 0; !(await isFocused()); step += 1) {
    if (step === MAX_TAB_STOPS) throw new Error(`The arrow keys never come to ${radio.toString()}`);
    await page.keyboard.press("ArrowDown");
  }
  if (!(await radio.isChecked())) await page.keyboard.press("Space");
}
