import { expect, type Page } from "@playwright/test";
import { ShopVisitor } from "./ShopVisitor.ts";
import type { Rewire } from "./rewire.ts";

/** Who orders, as the checkout asks for it. */
interface Buyer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** As the list names it; left as it is when it is left out. */
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

/** Puts a hub for €169.00 into the cart on its page. */
export async function addHub(page: Page): Promise<void> {
  await page.goto("/product/hearth-hub");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  // Where a message lies over it, only its words can be found.
  await expect(page.getByRole("button", { name: /^Cart, \d+ items?/, includeHidden: true })).toBeAttached();
}

/** Puts one of a product into the cart of a page's visitor, with the request that its page would send. */
export async function putIntoCart(page: Page, { shopUrl }: Rewire, slug: string): Promise<void> {
  const { product } = await new ShopVisitor(shopUrl).ask<{ product: { databaseId: number } }>(
    "query($slug:ID!){product(id:$slug,idType:SLUG){databaseId}}",
    { slug },
  );
  const data = { operationName: "addToCart", variables: { input: { productId: product.databaseId, quantity: 1 } } };
  const answer = await page.request.post("/graphql", { data });
  expect(await answer.json()).toMatchObject({ data: { addToCart: { cart: {} } } });
}

/** Puts a hub for €169.00 into the cart of a page's visitor, with the request that its page would send. */
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

/** Fills the checkout in as a guest would. @param gateway Words of the way to pay */
export async function fillCheckout(page: Page, gateway: RegExp, buyer: Buyer = anneliese): Promise<void> {
  await page.goto("/checkout");
  await fillAddress(page, buyer);
  await page.getByRole("radio", { name: gateway }).check();
}

/** The button that orders. */
export const orderButton = (page: Page) => page.getByRole("button", { name: /^Place order/ });

/** Waits for the page of an order that stands; names what stopped the order if none comes. @returns its number */
export async function seesOrder(page: Page): Promise<number> {
  await expect.poll(() => findObstacle(page), { timeout: 30_000 }).toBe(null);
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
