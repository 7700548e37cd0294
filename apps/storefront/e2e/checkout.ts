import { expect, type Page } from "@playwright/test";
import { ShopVisitor } from "./ShopVisitor.ts";
import type { Rewire } from "./rewire.ts";

/** Customer data for the checkout form. */
export interface Buyer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** Label of the option; if it is missing, the field is not changed. */
  readonly state?: string;
}

export const anneliese: Buyer = {
  email: "anneliese.oberhuber@example.com",
  firstName: "Anneliese",
  lastName: "Oberhuber",
  street: "Kabelstraße 118",
  postcode: "10999",
  city: "Berlin",
  state: "Berlin",
};

/** Adds a hub for €169.00 to the cart on its product page. */
export async function addHub(page: Page): Promise<void> {
  await page.goto("/product/hearth-hub");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  // A notice may cover the button, so hidden elements are included.
  await expect(page.getByRole("button", { name: /^Cart, \d+ items?/, includeHidden: true })).toBeAttached();
  await saidToBeInCart(page);
}

/**
 * Waits until the page says that a product is in the cart. The header counts it before the shop has it, and whoever
 * leaves then ends the request.
 */
export const saidToBeInCart = (page: Page): Promise<void> =>
  expect(page.getByText(/is in the cart/).first()).toBeAttached();

/**
 * Waits until the shop has answered every change of the cart. Before that, the header counts what waits in this browser
 * too.
 */
export const sentToShop = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .evaluate(() => JSON.parse(localStorage.getItem("rewire.cart") ?? "{}").pending?.length)
        // The page may be loaded anew.
        .catch(() => null),
    )
    .toBe(0);

/** Adds one piece of a product to the cart of a page's visitor with a request, as the product page would send it. */
export async function putIntoCart(page: Page, { shopUrl }: Rewire, slug: string): Promise<void> {
  const { product } = await new ShopVisitor(shopUrl).ask<{ product: { databaseId: number } }>(
    "query($slug:ID!){product(id:$slug,idType:SLUG){databaseId}}",
    { slug },
  );
  const data = { operationName: "addToCart", variables: { input: { productId: product.databaseId, quantity: 1 } } };
  const answer = await page.request.post("/graphql", { data });
  expect(await answer.json()).toMatchObject({ data: { addToCart: { cart: {} } } });
}

/** Adds a hub for €169.00 to the cart of a page's visitor with a request, as the product page would send it. */
export const putHubIntoCart = (page: Page, rewire: Rewire): Promise<void> => putIntoCart(page, rewire, "hearth-hub");

/** Fills in the address fields of the checkout. */
export async function fillAddress(
  page: Page,
  { email, firstName, lastName, street, postcode, city, state }: Buyer,
): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Street and number").fill(street);
  await page.getByLabel("Postal code").fill(postcode);
  await page.getByLabel("City").fill(city);
  // A text field until the states of the country are loaded.
  if (state) await page.getByRole("combobox", { name: "State or region" }).selectOption({ label: state });
}

/** Fills in the checkout as a guest. @param gateway Label of the payment method */
export async function fillCheckout(page: Page, gateway: RegExp, buyer: Buyer = anneliese): Promise<void> {
  await page.goto("/checkout");
  await fillAddress(page, buyer);
  await page.getByRole("radio", { name: gateway }).check();
}

/** Returns the button that places the order. */
export const orderButton = (page: Page) => page.getByRole("button", { name: /^Place order/ });

/** Waits for the order page; fails with the obstacle if the order is not placed. @returns number of the order */
export async function seesOrder(page: Page): Promise<number> {
  // Obstacles are read after a failure alone: reading runs scripts, which the inventory of the payment page lacks.
  await expect
    .poll(() => orderPath.test(page.url()), { timeout: 30_000 })
    .toBe(true)
    .catch(() => undefined);
  expect(await findObstacle(page)).toBe(null);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anneliese");
  return Number(orderPath.exec(page.url())?.[1]);
}

const orderPath = /\/checkout\/order-received\/(\d+)/;

/** Returns null on the page of an order; else its path, alerts and labels of invalid fields. */
async function findObstacle(page: Page): Promise<string | null> {
  if (orderPath.test(page.url())) return null;
  // The page may be replaced while it is read.
  const alerts = await page
    .getByRole("alert")
    .allInnerTexts()
    .catch(() => []);
  const invalidFields = await page
    .locator("[aria-invalid=true]")
    .evaluateAll((fields) => fields.map((field) => field.id))
    .catch(() => []);
  return [new URL(page.url()).pathname, ...alerts, ...invalidFields].join(" | ");
}
