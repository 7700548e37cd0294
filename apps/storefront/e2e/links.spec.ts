import type { Page } from "@playwright/test";
import { alive } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const card = (page: Page, index: number) => page.getByRole("main").getByRole("article").nth(index);
const notes = (page: Page) => page.evaluate(() => (window as { note?: string }).note);

/** Opens the list, waits until its links are hydrated, and sets a variable that a reload would remove. */
async function openList(page: Page) {
  await page.goto("/products");
  await alive(card(page, 0).getByRole("link"));
  await page.evaluate(() => Object.assign(window, { note: "still here" }));
}

/** Moves the mouse over every link of the list, and stays on each for some time. */
async function passOver(page: Page, milliseconds: number) {
  const links = page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link");
  for (const link of await links.elementHandles()) {
    // Dispatches the same events as a browser: `mouseout` of the surrounding element, then of the link.
    await link.evaluate((element) =>
      document.body.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: element })),
    );
    await page.clock.runFor(milliseconds);
    await link.evaluate((element) =>
      element.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body })),
    );
  }
}

test("what somebody points at is fetched ahead, what is only passed is not", async ({ page }) => {
  const isQuiet = followQuiet(page);
  await openList(page);
  await isQuiet();
  const requestPaths: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes(".data") && requestPaths.push(new URL(request.url()).pathname),
  );
  const href = await card(page, 1).getByRole("link").getAttribute("href");
  await card(page, 1).hover();
  await expect.poll(() => requestPaths).toEqual([`${href}.data`]);

  await page.mouse.move(5, 5);
  await isQuiet();
  requestPaths.length = 0;
  // The page's clock is stopped, so that hovering does not last longer on a busy machine.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await passOver(page, 20);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await isQuiet();
  expect(requestPaths).toEqual([]);

  await card(page, 3).getByRole("link").focus();
  await expect.poll(() => requestPaths).toHaveLength(1);

  // The next page does not repeat the prefetching of the previous page.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("All products");
  await isQuiet();
  requestPaths.length = 0;
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All products");
  await isQuiet();
  expect(requestPaths.filter((path) => path.startsWith("/product/"))).toEqual([]);
});

test("a page of this language comes without a reload, one of another as a document of its own", async ({ page }) => {
  await openList(page);
  const name = await card(page, 0).getByRole("link").innerText();
  await card(page, 0).getByRole("link").click();
  await expect(page).toHaveURL(/\/product\//);
  // The URL changes before the page, which until then shows the links of the list.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(await notes(page)).toBe("still here");
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/product\//);
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  expect(await notes(page)).toBeUndefined();
});

test("with a modifier or the middle button a link opens beside the page", async ({ page, context }) => {
  await openList(page);
  await page.evaluate(() => {
    const taken: boolean[] = [];
    Object.assign(window, { taken });
    for (const type of ["click", "auxclick"])
      window.addEventListener(type, (event) => void taken.push(event.defaultPrevented));
  });
  for (const press of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
    // On a busy machine, Chromium without a window now and then opens no tab for a press that the page has left to it.
    await expect(async () => {
      const opening = context.waitForEvent("page", { timeout: 10_000 }).catch(() => null);
      await card(page, 0).getByRole("link").click(press);
      const beside = await opening;
      await beside?.waitForURL(/\/product\//, { waitUntil: "commit" });
      await beside?.close();
      expect(beside).not.toBeNull();
    }).toPass();
  }
  await expect(page).toHaveURL(/\/products$/);
  // The page itself has left every single press to the browser.
  const taken = await page.evaluate(() => (window as unknown as { taken: readonly boolean[] }).taken);
  expect(taken.length).toBeGreaterThanOrEqual(2);
  expect(taken).not.toContain(true);
});

test("a link to the page that is open adds nothing to the way back", async ({ page }) => {
  await openList(page);
  const entry = () =>
    page.evaluate(() => ({ length: history.length, key: (history.state as { key?: string } | null)?.key }));
  const before = await entry();
  await page.getByRole("banner").locator('a[href="/products"]:visible').first().click();
  await expect.poll(async () => (await entry()).key).not.toBe(before.key);
  await expect(page).toHaveURL(/\/products$/);
  expect((await entry()).length).toBe(before.length);
  expect(await notes(page)).toBe("still here");
});
