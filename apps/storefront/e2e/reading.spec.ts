import type { Locator } from "@playwright/test";
import { expect, test } from "./test.ts";

/**
 * Presses a button that submits a form, and waits for the page that comes in answer. Its address may be that of the page
 * before; opening another page meanwhile would cancel the request, and with it the cookie of a new session.
 */
async function submit(button: Locator): Promise<void> {
  const nextPage = button.page().waitForEvent("domcontentloaded");
  await button.click();
  await nextPage;
}

test.use({ javaScriptEnabled: false });

test.describe("without JavaScript", () => {
  test("home shows what is for sale and leads to the lists", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "All products", exact: true }).first().click();
    await expect(page).toHaveURL(/\/products$/);
  });

  test("the list shows 24 products and leads to its second page", async ({ page }) => {
    await page.goto("/products");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(24);
    await page
      .getByRole("link", { name: /Page 2|^2$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/products\/page\/2$/);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(24);
  });

  test("a button that submits a form elsewhere comes after it, so that it works while the page is still loading", async ({
    page,
  }) => {
    for (const path of ["/", "/products", "/products?search=lamp"]) {
      const html = await (await page.request.get(path)).text();
      const buttons = [...html.matchAll(/<button[^>]* form="(?<formId>[^"]+)"/g)];
      expect(buttons, path).not.toHaveLength(0);
      for (const { index, groups } of buttons) {
        const form = html.search(new RegExp(`<form[^>]* id="${groups?.["formId"]}"`));
        expect(form, path).toBeGreaterThan(-1);
        expect(form, path).toBeLessThan(index);
      }
    }
  });

  test("a product can be read to the end", async ({ page }) => {
    await page.goto("/product/nordlys-n3-pro");
    await expect(page.getByRole("heading", { level: 1, name: "Nordlys N3 Pro" })).toBeVisible();
    await expect(page.getByText("€749.00").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Description" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Specification" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Reviews" })).toBeVisible();
  });

  test("the account says what it needs, in German too, and leads to where orders are found without it", async ({
    page,
  }) => {
    await page.goto("/my-account");
    await expect(page.getByText("Signing in and your account need JavaScript")).toBeVisible();
    await expect(page.getByRole("main").locator("span[aria-hidden]")).toBeHidden();
    await page.goto("/de/my-account");
    await expect(page.getByText("braucht diese Seite JavaScript")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Bestellung mit ihrer Nummer finden" }).click();
    await expect(page).toHaveURL(/\/de\/order-status$/);
  });

  test("checkout and lost password say what they need, in German too", async ({ page }) => {
    await page.goto("/checkout");
    await expect(page.getByText("The checkout needs JavaScript")).toBeVisible();
    await expect(page.getByRole("main").locator("span[aria-hidden]")).toBeHidden();
    await page.goto("/de/checkout");
    await expect(page.getByText("Für die Kasse braucht diese Seite JavaScript")).toBeVisible();
    await page.goto("/de/my-account/lost-password");
    await expect(page.getByText("braucht diese Seite JavaScript")).toBeVisible();
  });

  test("options are chosen by the form itself: what is in the cart is what was checked last", async ({
    page,
    browser,
    rewire,
  }) => {
    await page.goto("/product/nordlys-n3-pro?pa_color=ice-blue&pa_storage=256-gb");
    await page.getByRole("radio", { name: "Graphite" }).check({ force: true });
    await submit(page.getByRole("button", { name: "Add to cart" }).filter({ visible: true }));
    await page.goto("/product/cairn-vault");
    await page.getByRole("radio", { name: /4 TB/ }).check({ force: true });
    await page.getByRole("radio", { name: "Ocean blue" }).check({ force: true });
    await submit(page.getByRole("button", { name: "Add to cart" }).filter({ visible: true }));
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ storageState, baseURL: rewire.url, javaScriptEnabled: true });
    const withScripts = await context.newPage();
    await withScripts.goto("/checkout");
    await expect(withScripts.getByText(/Graphite/).first()).toBeAttached();
    await expect(withScripts.getByText(/4 TB/).first()).toBeAttached();
    await expect(withScripts.getByText(/Ice blue/)).toHaveCount(0);
    await context.close();
  });

  test("a product can be bought, and is in the cart when scripts run again", async ({ page, browser, rewire }) => {
    await page.goto("/product/nordlys-n3-pro?pa_color=ice-blue&pa_storage=256-gb");
    await page.getByRole("spinbutton").first().fill("2");
    await submit(page.getByRole("button", { name: "Add to cart" }));
    await expect(page).toHaveURL(/\/cart\?added=/);
    await expect(page.getByRole("heading", { level: 1, name: "Added to the cart" })).toBeVisible();
    await expect(page.getByText("Nordlys N3 Pro, Ice blue, 256 GB")).toBeVisible();
    await expect(page.getByRole("region", { name: "Items in the cart" })).toContainText("€1,498.00");
    await page.getByRole("link", { name: "Back to the page" }).click();
    await expect(page).toHaveURL(/\/product\/nordlys-n3-pro\?pa_color=ice-blue&pa_storage=256-gb$/);
    await page.goto("/products");
    await submit(
      page
        .getByRole("main")
        .getByRole("button", { name: /^Add .* to cart$/ })
        .first(),
    );
    await expect(page.getByRole("region", { name: "Items in the cart" }).getByRole("listitem")).toHaveCount(2);
    await page.getByRole("link", { name: "Back to the page" }).click();
    await expect(page).toHaveURL(/\/products$/);
    await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Items in the cart" }).getByRole("listitem")).toHaveCount(2);
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ storageState, baseURL: rewire.url, javaScriptEnabled: true });
    const withScripts = await context.newPage();
    await withScripts.goto("/checkout");
    await expect(withScripts.getByText("Nordlys N3 Pro")).not.toHaveCount(0);
    await withScripts.goto("/products");
    await expect(withScripts.getByRole("button", { name: /^Cart, 3 / })).toBeVisible();
    await context.close();
  });

  test("the header leads to the cart in the reader's language", async ({ page }) => {
    await page.goto("/de/products");
    await page.getByRole("banner").getByRole("link", { name: "Warenkorb", exact: true }).press("Enter");
    await expect(page).toHaveURL(/\/de\/cart$/);
    await expect(page.getByRole("heading", { level: 1, name: "Ihr Warenkorb ist leer" })).toBeVisible();
  });

  test("what the shop refuses is said with its reason, in the reader's language, and leads back", async ({ page }) => {
    const path = "/de/product/magpie-handheld-mint-edition";
    const addButton = page.getByRole("button", { name: "In den Warenkorb" }).filter({ visible: true });
    await page.goto(path);
    await submit(addButton);
    await expect(page.getByRole("heading", { level: 1, name: "In den Warenkorb gelegt" })).toBeVisible();
    await page.goto(path);
    const form = { product: await page.locator("input[name=product]").first().inputValue(), quantity: "1" };
    const headers = { referer: page.url() };
    const response = await page.request.post("/cart/add", { form, headers, maxRedirects: 0 });
    expect(response.status()).toBe(303);
    await page.goto(response.headers()["location"] ?? "");
    await expect(page.getByRole("heading", { level: 1, name: "Nicht in den Warenkorb gelegt" })).toBeVisible();
    await expect(page.getByText("Magpie Handheld Mint edition").first()).toBeVisible();
    await expect(page.getByText("Davon kann man nur ein Stück kaufen.")).toBeVisible();
    await page.getByRole("link", { name: "Zurück zur Seite" }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect((await page.goto("/cart/not-added?refusal=s1.AAAA"))?.status()).toBe(404);
  });

  test("a search goes to the list, and the languages are links", async ({ page }) => {
    await page.goto("/products");
    await page.getByRole("searchbox").first().fill("headphones");
    await page.getByRole("searchbox").first().press("Enter");
    await expect(page).toHaveURL(/search=headphones/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("headphones");
    await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(/\/de\/products\?search=headphones$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  });
});
