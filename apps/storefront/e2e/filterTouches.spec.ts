import type { Page } from "@playwright/test";
import { alive } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Opens the filter sheet of all products; returns a value of it and the requests for lists from then on. */
async function openSheet(page: Page) {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/products.data") requests.push(request.url());
  });
  await page.goto("/products");
  await (await alive(page.getByRole("button", { name: /^Filter/ }))).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  const value = sheet.getByRole("list", { name: "Brand" }).getByRole("link").first();
  await value.scrollIntoViewIfNeeded();
  await alive(value);
  const box = await value.boundingBox();
  if (!box) throw new Error("The value is not visible.");
  const touchPoint = { x: box.x + 40, y: box.y + box.height / 2 };
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", moveY = 0) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: touchPoint.x, y: touchPoint.y - moveY }],
    });
  return { requests, value, touch };
}

test("a long tap on a filter requests its list once", async ({ page }) => {
  const { requests, value, touch } = await openSheet(page);
  const response = page.waitForResponse((list) => new URL(list.url()).pathname === "/products.data");
  await touch("touchStart");
  await (await response).finished();
  expect(requests).toHaveLength(1);
  await touch("touchEnd");
  await expect(page).toHaveURL(/filter=pa_brand\[[a-z]+\]$/);
  await expect(value).toHaveAttribute("aria-current", "true");
  expect(requests).toHaveLength(1);
});

test("a finger that scrolls the filters cancels the request for a list", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/products\.data\?/, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  const isQuiet = followQuiet(page);
  const { requests, touch } = await openSheet(page);
  const failure = page.waitForEvent("requestfailed", (request) => request.url().includes("/products.data?"));
  await touch("touchStart");
  await expect.poll(() => requests).toHaveLength(1);
  for (const moveY of [10, 30, 60, 90]) await touch("touchMove", moveY);
  expect((await failure).failure()?.errorText).toBe("net::ERR_ABORTED");
  await touch("touchEnd");
  resolve();
  // A navigation would request the list, and wait for its answer before the address changes.
  await isQuiet();
  await expect(page).toHaveURL(/\/products$/);
});

test("with reduced data usage, a list is requested by the tap, not before", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const { requests, touch } = await openSheet(page);
  await touch("touchStart");
  // A request for the touch itself would have been made by then.
  await page.waitForTimeout(300);
  expect(requests).toHaveLength(0);
  await touch("touchEnd");
  await expect(page).toHaveURL(/filter=pa_brand\[[a-z]+\]$/);
  expect(requests).toHaveLength(1);
});
