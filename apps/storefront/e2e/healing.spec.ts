import type { Page } from "@playwright/test";
import { accessible } from "./accessible.ts";
import { logIn, openAccount } from "./accounts.ts";
import { countLoads, extendReloadGuard, openAlive } from "./alive.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

// These pages fail on purpose, so console errors are not checked.
const json = (body: unknown, status = 200) => ({ status, contentType: "application/json", body: JSON.stringify(body) });

/** Responds to cart requests with the given response, and forwards all other requests. */
async function answerCarts(page: Page, answer: ReturnType<typeof json>) {
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    await (operationName === "getCart" ? route.fulfill(answer) : route.continue());
  });
}

for (const message of [
  "invalid_token: The iss do not match with this server",
  "Invalid session token",
  "Internal server error",
]) {
  test(`a cart that is answered "${message}" is asked for once more on a fresh page, and never in a loop`, async ({
    browser,
    rewire,
  }) => {
    const localStorage = [{ name: "rewire.cartCount", value: "7" }];
    const page = await browser.newPage({
      storageState: { cookies: [], origins: [{ origin: rewire.url, localStorage }] },
    });
    const count = countLoads(page);
    const isQuiet = followQuiet(page);
    await answerCarts(
      page,
      json({
        data: { cart: null, customer: null, viewer: null, paymentGateways: null },
        errors: [{ message, path: ["cart"] }],
      }),
    );
    const reload = page.waitForRequest((request) => request.isNavigationRequest() && count() === 2);
    await page.goto(`${rewire.url}/my-account`);
    // The browser's own cookie has expired after ten seconds.
    expect((await (await reload).allHeaders())["cookie"]).toContain("reloadCount=1");
    await extendReloadGuard(page, rewire.url);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await isQuiet();
    expect(count()).toBe(2);
    expect(await page.evaluate(() => window.localStorage.getItem("rewire.cartCount"))).not.toBe("7");
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    await page.close();
  });
}

test("a shop that is away for a moment logs nobody out", async ({ browser, rewire }) => {
  const page = await browser.newPage();
  const count = countLoads(page);
  const isQuiet = followQuiet(page);
  await answerCarts(
    page,
    json(
      { errors: [{ message: "The shop cannot be reached. Please try again.", extensions: { kind: "unreachable" } }] },
      502,
    ),
  );
  await page.goto(`${rewire.url}/my-account`);
  await expect(page.getByText(/cannot be reached right now/)).toBeVisible();
  await isQuiet();
  expect(count()).toBe(1);
  await page.close();
});

test("with the shop down, the account says what could not be read, logs nobody out and goes on once the shop is back", async ({
  browser,
  rewire,
}) => {
  const page = await browser.newPage({ baseURL: rewire.url });
  const main = page.getByRole("main");
  const tabs = page.getByRole("navigation", { name: "Account", exact: true });
  const says = async (title: string, reason: string, button: string) => {
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(main.getByText(reason)).toBeVisible();
    await expect(main.getByRole("button", { name: button })).toBeVisible();
    // Nobody is asked to sign in where nothing is known of the account.
    await expect(main.getByRole("form")).toHaveCount(0);
    await accessible(page);
  };
  await openAccount(page, rewire, "paula@example.test", "soldering iron 9");
  await page.goto("/my-account?tab=details");
  await expect(main.getByRole("form").first()).toBeVisible();
  await rewire.restartShop(async () => {
    // What was read before remains; each list that could not be read is named.
    await tabs.getByRole("link", { name: /^Orders/ }).click();
    await expect(main.getByText("There was an error getting your orders.")).toBeVisible();
    await tabs.getByRole("link", { name: /^Downloads/ }).click();
    await expect(main.getByText("There was an error getting your downloads.")).toBeVisible();
    await page.goto("/my-account");
    await says("We could not load your account", "The shop cannot be reached right now.", "Try again");
    await page.goto("/de/my-account");
    await says("Wir konnten Ihr Konto nicht laden", "Der Shop ist gerade nicht erreichbar.", "Erneut versuchen");
  });
  await main.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("paula");
  await page.close();
});

test("errors are printed for whoever asks with ?debug, with client, operation, status and list", async ({
  browser,
  rewire,
}) => {
  const page = await browser.newPage();
  const consoleErrors: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && consoleErrors.push(message.text())));
  const wrong = async (query: string) => {
    await page.goto(`${rewire.url}/my-account${query}`);
    await logIn(page, "nobody", "wrong");
    await expect(page.getByText("No account found with that username. Sign up for a new account.")).toBeVisible();
  };
  await wrong("");
  expect(consoleErrors).toEqual([]);
  await wrong("?debug");
  expect(consoleErrors).toHaveLength(1);
  expect(consoleErrors[0]).toContain("rewire: mutation loginWithCookies, HTTP 200");
  await page.close();
});

test("a new version is offered when the tab comes back, and reloads no form by itself", async ({ page }) => {
  await page.goto("/my-account");
  await page.getByLabel("E-mail or username").fill("half typed");
  for (const name of ["latest", "meta/next"])
    await page.route(`**/builds/${name}.json`, (route) => route.fulfill(json({ id: "next", timestamp: 1 })));
  // The part that looks for new versions is loaded late, and hears of the tab only from then on.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("There is a newer version of this page.")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByLabel("E-mail or username")).toHaveValue("half typed");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("There is a newer version of this page.")).toBeHidden();
});

test("the build says which version it is, and is asked afresh each time", async ({ request }) => {
  const latest = await request.get("/builds/latest.json");
  const { id } = (await latest.json()) as { id: string };
  expect(latest.headers()["cache-control"]).toBe("no-cache");
  expect(((await (await request.get(`/builds/meta/${id}.json`)).json()) as { id: string }).id).toBe(id);
  expect((await request.get("/builds/meta/none.json")).status()).toBe(404);
});

test("a part of the page that is gone since a deploy loads the page anew, once", async ({ browser, rewire }) => {
  const page = await browser.newPage();
  const count = countLoads(page);
  await page.route(/\/assets\/AccountScreen-.*\.js/, (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto(`${rewire.url}/my-account`);
  await expect.poll(count).toBe(2);
  await extendReloadGuard(page, rewire.url);
  await expect(page.getByRole("heading", { level: 1, name: "Error 500" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(count()).toBe(2);
  await page.unroute(/\/assets\/AccountScreen-.*\.js/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.close();
});

test("the store starts on the first action, at once where the owner wants it so, and at once on the pages about cart and customer", async ({
  browser,
  rewire,
}) => {
  const eager = await rewire.openBeside({ INIT_STORE_ON_USER_ACTION_TO_REDUCE_SERVER_LOAD: "false" });
  const page = await browser.newPage();
  let carts = 0;
  page.on("request", (request) => void (request.postData()?.includes('"getCart"') && (carts += 1)));
  const isQuiet = followQuiet(page);
  await openAlive(page, `${rewire.url}/products`);
  await isQuiet();
  expect(carts).toBe(0);
  await page.keyboard.press("Tab");
  await expect.poll(() => carts).toBe(1);
  for (const address of [
    `${eager.url}/products`,
    ...["/my-account", "/checkout", "/order-summary/1"].map((path) => `${rewire.url}${path}`),
  ]) {
    carts = 0;
    await page.goto(address);
    await expect.poll(() => carts).toBeGreaterThan(0);
  }
  await page.close();
  await eager.stop();
});
