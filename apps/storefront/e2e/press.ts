import { expect, type Locator } from "@playwright/test";

/**
 * Presses a control at its place: the pointer goes down, the page does what follows the loss of the focus, and the
 * pointer goes up at the same place. A click of Playwright's leaves the page no time between the two.
 */
export async function press(control: Locator): Promise<void> {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not displayed`);
  const fieldId = await page.evaluate(() => document.activeElement?.id);
  await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  await page.mouse.down();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id), { intervals: [25, 50, 100] })
    .not.toBe(fieldId);
  // Two frames show what the loss has caused.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
}
