import { expect, type Page } from "@playwright/test";
import type { Rewire } from "./rewire.ts";
import { ShopVisitor } from "./ShopVisitor.ts";

/** Creates an account on the account page, which logs its owner in. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/my-account?action=register");
  const form = page.getByRole("form", { name: "Create account" });
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Password again").fill(password);
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
}

/**
 * Creates an account and logs in the page's visitor with a request, as the account page would send it. The account is
 * created at the shop, because the storefront limits how many one address creates within an hour, and all journeys of a
 * worker have the same address.
 */
export async function openAccount(
  page: Page,
  { url, shopUrl }: Rewire,
  email: string,
  password: string,
): Promise<void> {
  await new ShopVisitor(shopUrl).register(email, password);
  const data = {
    operationName: "loginWithCookies",
    variables: { input: { login: email, password, rememberMe: true } },
  };
  const answer = await page.request.post(`${url}/graphql`, { data });
  expect(await answer.json()).toMatchObject({ data: { loginWithCookies: { status: "SUCCESS" } } });
}

/**
 * Waits until the current document of a logged-in customer has read cart, wishlist and devices, which it does one after
 * the other from its hydration on. What it has yet to read when the account is deleted or logged out is refused with 403.
 */
export const accountRead = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      // Of this document alone; requests appear in this list when they have been answered.
      page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/graphql")).length,
      ),
    )
    .toBeGreaterThanOrEqual(3);

/** Fills in and submits the log-in form of the current page. */
export async function logIn(page: Page, login: string, password: string): Promise<void> {
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel("E-mail or username").fill(login);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign in" }).click();
}
