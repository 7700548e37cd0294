import type { Page } from "@playwright/test";
import { isHydrated } from "@rewire/platform/early";
import { holdModules, holdRequests } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

// Actions before the page's scripts are loaded are performed once, after hydration.

const EARLY_SCRIPT_URL_PATTERN = /\/assets\/early-[\w-]{8}\.js$/;

/** Delays the early script of a page. */
const holdEarlyScript = (page: Page) => holdRequests(page, EARLY_SCRIPT_URL_PATTERN);

test("a product is put into the cart once, however often its button was clicked before the page was alive", async ({
  page,
}) => {
  const isQuiet = followQuiet(page);
  const letGo = await holdModules(page);
  // A press after the answer to the first one is meant: it adds another.
  const answer = await holdRequests(page, "**/cart/add");
  await page.goto("/product/hearth-hub", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Add to cart" }).first();
  await button.click();
  await button.click();
  answer();
  letGo();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  await isQuiet();
  await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
});

test("the cart's link keeps the focus when it becomes a button, and opens the panel with the keys of a button", async ({
  page,
}) => {
  const letGo = await holdModules(page);
  await page.goto("/products", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).focus();
  letGo();
  await expect(page.getByRole("button", { name: "Cart, empty" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("dialog", { name: /^Cart/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cart, empty" })).toBeFocused();
  await expect(page).toHaveURL(/\/products$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const dialog = (page: Page) => page.getByRole("dialog");
  const field = (page: Page) => page.getByRole("banner").getByRole("searchbox");
  for (const { link, button, effect } of [
    { link: "Menu", button: "Menu", effect: dialog },
    { link: "Show search", button: /^(Show|Hide) search$/, effect: field },
    { link: "Filter", button: "Filter", effect: dialog },
  ]) {
    const findButton = (page: Page) => page.getByRole("button", { name: button, exact: true });

    test(`the link "${link}" keeps the focus when it becomes a button with the keys of a button`, async ({ page }) => {
      const letGo = await holdModules(page);
      await page.goto("/products", { waitUntil: "commit" });
      await page.getByRole("link", { name: link, exact: true }).focus();
      letGo();
      await expect(findButton(page)).toBeFocused();
      for (const key of ["Space", "Enter"]) {
        await page.keyboard.press(key);
        await expect(effect(page)).toBeVisible();
        if (effect === field) {
          // The field takes the focus a frame later; a key that is sent before would reach it instead of the button.
          await expect(field(page)).toBeFocused();
          await findButton(page).press(key);
        } else await page.keyboard.press("Escape");
        await expect(effect(page)).toBeHidden();
        await expect(findButton(page)).toBeFocused();
      }
      await expect(page).toHaveURL(/\/products$/);
    });

    for (const press of ["Space", "Enter", "tap"]) {
      test(`the link "${link}" that is pressed early has its effect once, by ${press}`, async ({ page }) => {
        // The link is followed when the scripts are late; this page's clock stands still, so that they never are.
        await page.clock.setFixedTime(new Date());
        const isQuiet = followQuiet(page);
        const letGo = await holdModules(page);
        await page.goto("/products");
        const element = page.getByRole("link", { name: link, exact: true });
        if (press === "tap") await element.tap();
        else await element.press(press);
        await expect(element).toHaveAttribute("data-early", "pressed");
        letGo();
        await expect(effect(page)).toBeVisible();
        await isQuiet();
        await expect(effect(page)).toBeVisible();
        await expect(page).toHaveURL(/\/products$/);
      });
    }
  }
});

test("a choice made early is the one that is bought", async ({ page }) => {
  const letGo = await holdModules(page);
  await page.goto("/product/nordlys-n3-pro", { waitUntil: "commit" });
  await page.getByRole("radio", { name: /Ice blue/ }).check({ force: true });
  letGo();
  await expect(page).toHaveURL(/pa_color=ice-blue/);
  await expect(page.getByRole("radio", { name: /Ice blue/ })).toBeChecked();
});

for (const [late, hold] of [
  ["the modules", holdModules],
  ["the early script", holdEarlyScript],
] as const) {
  test(`two choices made before ${late} are both bought, and both shared`, async ({ page }) => {
    const letGo = await hold(page);
    await page.goto("/product/nordlys-n3-pro", { waitUntil: "commit" });
    await page.getByRole("radio", { name: /Ice blue/ }).check({ force: true });
    await page.getByRole("radio", { name: /^512 GB/ }).check({ force: true });
    letGo();
    await expect(page).toHaveURL(/pa_storage=512/);
    await expect(page).toHaveURL(/pa_color=ice-blue/);
    await expect(page.getByRole("radio", { name: /Ice blue/ })).toBeChecked();
    await expect(page.getByRole("radio", { name: /^512 GB/ })).toBeChecked();
  });

  test(`another order chosen before ${late} sorts the list`, async ({ page }) => {
    const letGo = await hold(page);
    await page.goto("/products", { waitUntil: "commit" });
    await page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Price: low to high" });
    letGo();
    await expect(page).toHaveURL(/orderby=price&order=ASC$/);
  });
}

/** Presses a button as soon as React has taken it over, unless an option was replayed before. @returns the query then */
const pressWhenHydrated = (button: HTMLElement) => {
  const isTakenOver = Reflect.get(window, "isHydrated") as typeof isHydrated;
  const { promise, resolve } = Promise.withResolvers<string>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    if (!isTakenOver(button)) return port2.postMessage(null);
    const query = location.search;
    if (query === "") button.click();
    resolve(query);
  });
  port1.start();
  port2.postMessage(null);
  return promise;
};

test("what is added at the moment of hydration has the options that were selected before", async ({ page }) => {
  await page.addInitScript({ content: `window.isHydrated = ${isHydrated.toString()}` });
  // On a busy machine the options can be replayed before the button is pressed: then once more.
  await expect(async () => {
    const letGo = await holdModules(page);
    await page.goto("/product/nordlys-n3-pro", { waitUntil: "commit" });
    await page.getByRole("radio", { name: /Ice blue/ }).check({ force: true });
    await page.getByRole("radio", { name: /256 GB/ }).check({ force: true });
    const pressed = page.getByRole("button", { name: "Add to cart" }).first().evaluate(pressWhenHydrated);
    letGo();
    expect(await pressed).toBe("");
  }).toPass();
  await expect(page.getByText("Nordlys N3 Pro, Ice blue, 256 GB is in the cart.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
});

test("a choice whose press began before React listened, and whose click came before it took over, is kept", async ({
  page,
}) => {
  await page.goto("/product/nordlys-n3-pro");
  const radio = page.getByRole("radio", { name: /Ice blue/ });
  const clicked = radio.evaluate(
    (field: HTMLInputElement) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          if (!Object.keys(document).some((key) => key.startsWith("_reactListening"))) return port2.postMessage(null);
          field.click();
          resolve();
        });
        port1.start();
        port2.postMessage(null);
      }),
  );
  await page.keyboard.press("Shift");
  await clicked;
  await expect(page).toHaveURL(/pa_color=ice-blue/);
  await expect(radio).toBeChecked();
});

test("an order that assistive technology chooses sorts the list, though nothing was pressed or focused", async ({
  page,
}) => {
  // Without an intent, the page would never start its scripts.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/products");
  await page.getByRole("combobox", { name: "Sort" }).evaluate((field: HTMLSelectElement) => {
    field.selectedIndex = 1;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page).toHaveURL(/orderby=price&order=ASC$/);
});

test("a part that comes to life late keeps its elements when the store starts, and so the click that started it", async ({
  page,
}) => {
  await page.addInitScript(() => window.localStorage.setItem("rewire.cartCount", "3"));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/productParts-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/product/nordlys-n3-pro");
  const reviews = page.locator("#reviews");
  const section = await reviews.elementHandle();
  await expect(page.getByRole("button", { name: /^Cart, 3 / })).toBeVisible();
  await reviews.getByRole("button", { name: "Write a review" }).click();
  resolve();
  await expect(reviews.getByRole("textbox", { name: "Your review" })).toBeVisible();
  expect(await section?.evaluate((element) => element.isConnected)).toBe(true);
});

test("what is typed into the search field early is searched for", async ({ page }) => {
  const letGo = await holdModules(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("searchbox").first().click();
  await page.keyboard.type("nordlys");
  await page.keyboard.press("Enter");
  letGo();
  await expect(page).toHaveURL(/search=nordlys/);
});

test("who typed into the search field early gets suggestions without another letter", async ({ page }) => {
  const letGo = await holdModules(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("searchbox").first().click();
  await page.keyboard.type("nordlys");
  letGo();
  await expect(page.getByRole("combobox", { name: "Search products" })).toHaveValue("nordlys");
  await expect(page.getByRole("option").first()).toContainText("Nordlys");
});

test("who clicked into the search field early is shown what was searched for before", async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem("rewire.searches", JSON.stringify(["usb-c cable"])));
  const letGo = await holdModules(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("searchbox").first().click();
  letGo();
  await expect(page.getByRole("option").first()).toContainText("usb-c cable");
});

test("a filter that was opened early has its slider", async ({ page }) => {
  const letGo = await holdModules(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/products", { waitUntil: "commit" });
  await page.locator("#filters summary").filter({ hasText: "Price" }).click();
  letGo();
  await expect(page.getByRole("slider", { name: "Lowest price" })).toBeVisible();
});

test("a language chosen before all scripts is remembered", async ({ page, context }) => {
  await holdModules(page);
  await holdEarlyScript(page);
  await page.goto("/products", { waitUntil: "commit" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/products$/);
  expect((await context.cookies()).find(({ name }) => name === "i18n_redirected")).toMatchObject({
    value: "de_DE",
    path: "/",
    sameSite: "Lax",
  });
});

test("where the replay is turned off, pages have no script of it, and hold their forms back all the same", async ({
  request,
  rewire,
}) => {
  const scriptsOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    return ["holdEarlyActions", "recordEarlyActions", "guardEarlyForms", "markFirstAction", "startOnIntent"].filter(
      (name) => html.includes(name),
    );
  };
  expect(await scriptsOf("/")).toEqual(["holdEarlyActions", "guardEarlyForms", "markFirstAction"]);
  expect(await scriptsOf("/my-account")).toEqual(["recordEarlyActions", "guardEarlyForms", "markFirstAction"]);
  const storefront = await rewire.openBeside({ REPLAY_EARLY_ACTIONS: "false" });
  try {
    expect(await scriptsOf(storefront.url)).toEqual(["guardEarlyForms", "markFirstAction", "startOnIntent"]);
  } finally {
    await storefront.stop();
  }
});

test.describe("before the early script has come", () => {
  test("a pressed button looks pressed at once, and its product is added once", async ({ page }) => {
    const isQuiet = followQuiet(page);
    const letGo = await holdEarlyScript(page);
    await page.goto("/product/hearth-hub", { waitUntil: "commit" });
    const button = page.getByRole("button", { name: "Add to cart" }).first();
    await button.click();
    await expect(button).toHaveAttribute("data-early", "pressed");
    await button.click();
    letGo();
    await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
    await expect(button).not.toHaveAttribute("data-early");
    await isQuiet();
    await expect(page.getByRole("button", { name: /^Cart, 1 / })).toBeVisible();
  });

  test("the cart is opened, and the scripts come without another action", async ({ page }) => {
    // The link is followed when the scripts are late; this page's clock stands still, so that they never are.
    await page.clock.setFixedTime(new Date());
    const letGo = await holdEarlyScript(page);
    await page.goto("/products", { waitUntil: "commit" });
    await page.getByRole("link", { name: "Cart", exact: true }).click();
    letGo();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("a link that becomes a button does what the button does", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // As above.
    await page.clock.setFixedTime(new Date());
    const letGo = await holdEarlyScript(page);
    await page.goto("/products", { waitUntil: "commit" });
    await page.getByRole("link", { name: "Filter", exact: true }).click();
    await expect(page).toHaveURL(/\/products$/);
    letGo();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/products$/);
  });
});

test("where the early script fails once, it is requested again", async ({ browser, rewire }) => {
  const page = await (await browser.newContext({ baseURL: rewire.url })).newPage();
  // As above.
  await page.clock.setFixedTime(new Date());
  let count = 0;
  await page.route(EARLY_SCRIPT_URL_PATTERN, (route) => ((count += 1) === 1 ? route.abort() : route.continue()));
  await page.goto("/products", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Cart", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(count).toBe(2);
});

for (const { press, isHeld } of [
  { press: "made before it fails", isHeld: true },
  { press: "made whenever", isHeld: false },
])
  test(`where the early script cannot be loaded, a press ${press} works as without scripts`, async ({
    browser,
    rewire,
  }) => {
    const page = await (await browser.newContext({ baseURL: rewire.url })).newPage();
    const { promise: pressed, resolve: fail } = Promise.withResolvers<void>();
    await page.route(EARLY_SCRIPT_URL_PATTERN, async (route) => {
      if (isHeld) await pressed;
      await route.abort();
    });
    // The page in between requests its modules itself, and with them its link would not load a document.
    await holdModules(page);
    await page.goto("/products", { waitUntil: "commit" });
    const submitted = page.waitForRequest((request) => request.method() === "POST");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Add .* to cart$/ })
      .first()
      .click();
    fail();
    expect((await submitted).isNavigationRequest()).toBe(true);
    await expect(page.getByRole("heading", { level: 1, name: "Added to the cart" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the page" }).click();
    await expect(page).toHaveURL(/\/products$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("link", { name: "Filter", exact: true }).click();
    await expect(page).toHaveURL(/\/products\/filters$/);
  });
