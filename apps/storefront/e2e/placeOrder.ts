import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { anneliese, type Buyer } from "./checkout.ts";
import type { Rewire } from "./rewire.ts";

interface Choices {
  readonly buyer?: Buyer;
  /** Id of the payment method. @default "cod" */
  readonly paymentMethod?: string;
  /** Path of the checkout, whose language is the order's. */
  readonly path?: string;
  /** Country and code of the state of both addresses. @default Berlin */
  readonly region?: { readonly country: string; readonly state: string };
}

const berlin = { country: "DE", state: "DE-BE" };

/**
 * Orders the cart of a page's visitor with a request, as the checkout would send it, for journeys that begin after
 * the purchase. The visitor may open the order's page.
 * @returns number of the order
 */
export async function placeOrder(
  page: Page,
  { url }: Rewire,
  { buyer = anneliese, paymentMethod = "cod", path = "/checkout", region = berlin }: Choices = {},
): Promise<number> {
  const { email, firstName, lastName, street: address1, postcode, city } = buyer;
  const address = { firstName, lastName, address1, postcode, city, ...region };
  const answer = await page.request.post(`${url}/graphql`, {
    // The shop's mails are in the language of the page that sends the order.
    headers: { referer: url + path },
    data: {
      operationName: "checkout",
      variables: { input: { paymentMethod, billing: { ...address, email }, shipping: address } },
      extensions: { attempt: { key: randomUUID() } },
    },
  });
  const body = (await answer.json()) as { data?: { checkout?: { order?: { databaseId: number } } } };
  const id = body.data?.checkout?.order?.databaseId;
  expect(id, JSON.stringify(body)).toBeGreaterThan(0);
  return Number(id);
}
