import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const alive = (link: Locator) => expect.poll(() => link.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")))).toBe(true);
const card = (page: Page, index: number) => page.getByRole("main").getByRole("article").nth(index);
const notes = (page: Page) => page.evaluate(() => (window as { note?: string }).note);

/** The list with its links taken over, a note on the page that a reload would lose, and the data that is asked for from now on. */
async function openList(page: Page) {
  await page.goto("/products");
  await alive(card(page, 0).getByRole("link"));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { note: "still here" }));
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && asked.push(new URL(request.url()).pathname));
  return asked;
}

test("what somebody points at is fetched ahead, what is only passed is not", async ({ page }) => {
  const asked = await openList(page);
  const href = await card(page, 1).getByRole("link").getAttribute("href");
  await card(page, 1).hover();
  await expect.poll(() => asked).toEqual([`${href}.data`]);

  await page.mouse.move(5, 5);
  asked.length = 0;
  await page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").evaluateAll(async (links) => {
    for (const link of links) {
      // As the browser tells of it: out of what is around it, then out of the link.
      document.body.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: link }));
      await new Promise((resolve) => setTimeout(resolve, 20));
      link.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }));
    }
  });
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);

  asked.length = 0;
  await card(page, 3).getByRole("link").focus();
  await expect.poll(() => asked).toHaveLength(1);

  // What was wanted on the page that is left is not fetched again from the next.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
  await page.waitForLoadState("networkidle");
  asked.length = 0;
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/product/"))).toEqual([]);
});

test("a page of this language comes without a reload, one of another as a document of its own", async ({ page }) => {
  await openList(page);
  await card(page, 0).getByRole("link").click();
  await expect(page).toHaveURL(/\/product\//);
  expect(await notes(page)).toBe("still here");
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/product\//);
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  expect(await notes(page)).toBeUndefined();
});

test("with a modifier or the middle button a link opens beside the page", async ({ page, context }) => {
  await openList(page);
  for (const press of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
    const [beside] = await Promise.all([context.waitForEvent("page"), card(page, 0).getByRole("link").click(press)]);
    await beside.waitForURL(/\/product\//);
    await beside.close();
  }
  await expect(page).toHaveURL(/\/products$/);
});

test("a link to the page that is open adds nothing to the way back", async ({ page }) => {
  await openList(page);
  const entry = () => page.evaluate(() => ({ length: history.length, key: (history.state as { key?: string } | null)?.key }));
  const before = await entry();
  await page.getByRole("banner").locator('a[href="/products"]:visible').first().click();
  await expect.poll(async () => (await entry()).key).not.toBe(before.key);
  await expect(page).toHaveURL(/\/products$/);
  expect((await entry()).length).toBe(before.length);
  expect(await notes(page)).toBe("still here");
});
