import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { startShop } from "@rewire/demo-shop/node";
import { accessible } from "./accessible.ts";
import { logIn, openAccount, register } from "./accounts.ts";
import { alive } from "./alive.ts";
import { addHub, fillCheckout, orderButton, seesOrder } from "./checkout.ts";
import { press } from "./press.ts";
import { openStorefrontInProcess } from "./openStorefrontInProcess.ts";
import type { Rewire } from "./rewire.ts";
import { createTemporaryFolder } from "./temporaryFolder.ts";
import { expect, test } from "./test.ts";

const password = "soldering iron 9";

/** Records every URL that a page requests. */
function addresses(page: Page): string[] {
  const requestUrls: string[] = [];
  page.on("request", (request) => requestUrls.push(request.url()));
  return requestUrls;
}

/** Expects no passwords or tokens in logs, URLs, HTML, storage, and cookies that scripts can read. */
async function keepsSecrets(page: Page, rewire: Rewire, requestUrls: readonly string[], passwords: readonly string[]) {
  const inPage = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      Object.entries(window.localStorage),
      Object.entries(window.sessionStorage),
      document.cookie,
    ]),
  );
  const secrets = [...passwords, "eyJ", "wordpress_logged_in"];
  const cookies = (await page.context().cookies()).filter(({ name }) =>
    ["woocommerce-session", "rewire-login"].includes(name),
  );
  expect(cookies.map(({ name }) => name)).toContain("rewire-login");
  for (const { name, value, httpOnly, sameSite } of cookies) {
    expect({ name, httpOnly, sameSite }).toEqual({ name, httpOnly: true, sameSite: "Lax" });
    secrets.push(value);
  }
  for (const [where, text] of Object.entries({ inPage, log: rewire.log(), addresses: requestUrls.join("\n") })) {
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
  }
}

/** Returns the message beside a form of the account that confirms its change. */
const saved = (page: Page, form: string) => page.getByRole("form", { name: form }).getByText("Updated successfully");

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test("register, log out, log in with the cart joined, change details and password", async ({ page, rewire }) => {
  const requestUrls = addresses(page);
  const answer = await page.goto("/my-account");
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await accessible(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await register(page, "ines@example.test", password);
  await accessible(page);

  await page.getByRole("button", { name: "Account of ines" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(footerLink(page, "Sign in")).toHaveCount(1);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("rewire-login");

  await addHub(page);
  await expect(page.getByRole("button", { name: /^Cart, 1 item/ })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await logIn(page, "ines@example.test", "not the right one");
  await expect(page.getByText("Incorrect password. Please try again.")).toBeVisible();
  await logIn(page, "ines@example.test", password);
  await expect(page.getByRole("heading", { level: 1, name: "Hello, ines" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Details", exact: true }).click();
  await page.getByLabel("First name").fill("Inês");
  await page.getByLabel("Last name").fill("Pereira");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(saved(page, "Your details")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account of Inês" })).toBeVisible();

  const details = page.getByRole("form", { name: "Your details" });
  await details.getByLabel("E-mail").fill("ines.pereira@example.test");
  await details.getByLabel("Current password").fill("not the right one");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(details.getByText("Incorrect password. Please try again.")).toBeVisible();
  await accessible(page);
  await details.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(saved(page, "Your details")).toBeVisible();
  await expect(details.getByLabel("Current password")).toBeHidden();

  const next = "another soldering iron";
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("New password again").fill(next);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(saved(page, "Password")).toBeVisible();
  await expect(footerLink(page, "Account overview")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Inês" })).toBeVisible();
  // A public page, which is the same for all.
  await page.goto("/contact");
  await expect(footerLink(page, "Account overview")).toHaveCount(1);
  await expect(footerLink(page, "Sign in")).toHaveCount(0);
  await page.goto("about:blank");
  await rewire.restart();
  await page.goto("/my-account?tab=orders");
  await expect(page.getByText("No orders yet")).toBeVisible();
  await accessible(page);
  await keepsSecrets(page, rewire, requestUrls, [password, next, "not the right one"]);
});

test("a press that leaves a field with a wrong value does what it says", async ({ page, rewire }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/my-account?action=register");
  const registration = page.getByRole("form", { name: "Create account" });
  await (await alive(registration.getByLabel("E-mail"))).fill("a@b");
  await press(registration.getByLabel("Username"));
  await expect(registration.getByLabel("Username")).toBeFocused();
  await expect(registration.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");

  await openAccount(page, rewire, "maren@example.test", password);
  await page.goto("/my-account?tab=details");
  const details = page.getByRole("form", { name: "Your details" });
  await (await alive(details.getByLabel("First name"))).fill("Maren");
  await details.getByLabel("Last name").fill("Holm");
  await details.getByLabel("E-mail").fill("maren@");
  await press(details.getByRole("button", { name: "Save details" }));
  await expect(details.getByRole("alert")).toHaveText(/2 fields/);
  await expect(details.getByLabel("E-mail")).toBeFocused();
});

test("a lost password is reset by the link in the e-mail, once", async ({ page, rewire }) => {
  const requestUrls = addresses(page);
  await page.goto("/my-account");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(/\/my-account\/lost-password$/);
  await page.getByLabel("E-mail or username").fill("maria@example.test");
  await (await alive(page.getByRole("button", { name: "Send link" }))).click();
  await expect(
    page.getByText(
      "If your email address is registered with us, you will receive an email with a link to reset your password.",
    ),
  ).toBeVisible();

  const letters = (await rewire.letters()).flatMap(
    (letter) => /https?:[^\s"\\]+lost-password[^\s"\\]+/.exec(letter)?.[0] ?? [],
  );
  expect(letters).toHaveLength(1);
  const [link = ""] = letters;
  expect(link).toContain(`${rewire.url}/my-account/lost-password`);
  const choose = async () => {
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("New password again").fill(password);
    await page.getByRole("button", { name: "Save password" }).click();
  };
  await choose();
  await expect(page.getByText("Your new password is saved. You can sign in with it now.")).toBeVisible();
  await accessible(page);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await logIn(page, "maria", password);
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Maria" })).toBeVisible();
  await choose();
  await expect(page.getByText("Password reset link is invalid (request a new link).")).toBeVisible();
  await keepsSecrets(page, rewire, requestUrls, [password]);
});

test("private pages are kept by nobody between browser and shop, in no language", async ({ request }) => {
  for (const prefix of ["", "/de", "/es", "/fr", "/it", "/pt-br"]) {
    for (const path of [
      "/my-account",
      "/my-account?tab=orders",
      "/my-account/lost-password",
      "/checkout",
      "/order-summary/1",
      "/order-status",
      "/checkout/order-received/1",
      "/repair/status",
    ]) {
      expect((await request.get(`${prefix}${path}`)).headers()["cache-control"], `${prefix}${path}`).toBe("no-store");
    }
  }
});

test("who logs out in one tab is out in the other", async ({ page, context, rewire }) => {
  await openAccount(page, rewire, "two-tabs@example.test", password);
  await page.goto("/my-account");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  const publicPage = await context.newPage();
  await publicPage.goto("/contact");
  const other = await context.newPage();
  await other.goto("/my-account");
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Hello");
  for (const tab of [page, publicPage]) await expect(footerLink(tab, "Account overview")).toHaveCount(1);
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  for (const tab of [page, publicPage]) {
    await expect(tab.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(footerLink(tab, "Sign in")).toHaveCount(1);
    await expect(footerLink(tab, "Account overview")).toHaveCount(0);
    await tab.close();
  }
});

test("a public page says to a customer's request what it says to a guest's", async ({ page, request, rewire }) => {
  // Pages are kept for each origin, and all other journeys use `localhost`: nobody has opened these pages before.
  const url = rewire.url.replace("localhost", "127.0.0.1");
  await openAccount(page, { ...rewire, url }, "public-pages@example.test", password);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("rewire-login");
  for (const path of ["/contact", "/products", "/product/nordlys-n3-pro"]) {
    // The customer's request comes first, so that a page that is kept for all would be the customer's.
    const customerHtml = await (await page.request.get(`${url}${path}`)).text();
    const footer = customerHtml.slice(customerHtml.indexOf("<footer"), customerHtml.indexOf("</footer>"));
    expect(footer, path).toMatch(/>Sign in</);
    expect(footer, path).not.toContain("Account overview");
    expect(customerHtml, path).not.toContain("public-pages");
    expect(await (await request.get(`${url}${path}`)).text(), path).toBe(customerHtml);
  }
});

test("eight wrong passwords are enough", async ({ browser, rewire }) => {
  // Uses a separate storefront, because all tests have the same client address.
  const alone = await rewire.openBeside({});
  // The browser logs a response with status 429 to its console.
  const page = await browser.newPage();
  await page.goto(`${alone.url}/my-account`);
  const tried = await page.evaluate(async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 9; n++) {
      const body = JSON.stringify({
        operationName: "loginWithCookies",
        variables: { input: { login: "keeper", password: `wrong ${n}` } },
      });
      statuses.push(
        (await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body })).status,
      );
    }
    return statuses;
  });
  expect(tried.at(-1)).toBe(429);
  await logIn(page, "keeper", "keeper-of-the-shop");
  await expect(page.getByText(/^Too many attempts\. Please try again in 1\d minutes\.$/)).toBeVisible();
  await page.close();
  await alone.stop();
});

test("before a shop without a log-in nobody is asked for a password, the log says why, and a guest orders", async ({
  browser,
}) => {
  const folder = await createTemporaryFolder();
  // The shop logs what it rejects; this test checks only the storefront's log.
  const shop = await startShop({ catalogue, port: 0, dataDir: folder, scenario: "noLogIn", onError: () => {} });
  const alone = await openStorefrontInProcess({ SHOP_GRAPHQL_URL: `${shop.url}/graphql` });
  const page = await browser.newPage({ baseURL: alone.url });
  const readiness = async () => (await page.request.get("/readyz")).json();
  try {
    // Storefront and shop share this process with the test: reading the catalogue would delay their answers.
    await expect.poll(readiness).toHaveProperty("reading", null);
    await page.goto("/my-account?action=register");
    const heading = "You cannot sign in or open an account here at the moment.";
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await accessible(page);
    await page.goto("/my-account/lost-password");
    await expect(page.getByText(/^You can order without an account/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    await addHub(page);
    await fillCheckout(page, /Cash on delivery/);
    await expect(page.getByText(/^Ordering as a guest\. You cannot sign in/)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Create an account" })).toHaveCount(0);
    await orderButton(page).click();
    await seesOrder(page);
    expect(alone.log()).toContain("Nobody can log in: the shop has no log-in plugin.");
  } finally {
    await page.close();
    await alone.stop();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
});
