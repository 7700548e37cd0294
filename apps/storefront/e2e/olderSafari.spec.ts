import type { Page } from "@playwright/test";
import { fillCheckout, orderButton, putHubIntoCart } from "./checkout.ts";
import { expect, test } from "./test.ts";

/**
 * Removes what Safari 17.5 lacks, the oldest one of the build's target (`baseline-widely-available`). Browsers add it to
 * a page before its scripts run.
 */
const becomeSafari17 = (page: Page) =>
  page.addInitScript(() => {
    for (const [owner, names] of [
      [URL, ["parse"]],
      [Promise, ["try"]],
      [RegExp, ["escape"]],
      [Uint8Array, ["fromBase64", "fromHex"]],
      [Map.prototype, ["getOrInsert", "getOrInsertComputed"]],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ["map", "filter", "find", "some", "toArray", "take"]],
      [Document.prototype, ["startViewTransition"]],
      [window, ["requestIdleCallback", "cancelIdleCallback", "navigation", "scheduler", "Iterator"]],
    ] as const)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });

test("a guest orders with Safari 17", async ({ page, rewire }) => {
  await becomeSafari17(page);
  await putHubIntoCart(page, rewire);
  await fillCheckout(page, /Cash on delivery/);
  expect(await page.evaluate(() => "parse" in URL)).toBe(false);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+/);
  await expect(page.getByRole("heading", { level: 1, name: /^Thank you/ })).toBeVisible();
});
