import type { Page } from "@playwright/test";
import type { Rewire } from "./rewire.ts";
import { servers } from "./servers.ts";

/** Order as stored by the shop. */
interface WrittenOrder {
  readonly id: number;
  readonly status: string;
  readonly total: number;
  readonly transactionId: string | null;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
}

/** Card payment as stored by the simulated payment provider. */
interface WrittenIntent {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly refunded: number;
}

/** Test card numbers of the simulated Stripe. */
export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  expired: "4000 0000 0000 0069",
  requiresAuthentication: "4000 0027 6000 3184",
  losesTheResponse: "4000 0000 0000 0341",
} as const;

/**
 * Playwright's test with a storefront whose shop accepts cards and redirects to a payment page. Its pages may open the
 * bank's page and fail on purpose, so console errors are not checked.
 */
export const test = servers.extend({
  baseURL: async ({ cardShop }, use) => use(cardShop.url),
});

export { expect } from "@playwright/test";

/** Replaces the card number in the form. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date (MM / YY)").fill("12 / 30");
  await page.getByLabel("Security code").fill("123");
}

/** Returns functions that list the orders placed and the payments charged since this call. */
export function since(cardShop: Rewire): {
  readonly orders: () => WrittenOrder[];
  readonly charged: () => WrittenIntent[];
} {
  const before = new Set(
    [...cardShop.documents<WrittenOrder>("order"), ...cardShop.documents<WrittenIntent>("intent")].map(({ id }) => id),
  );
  return {
    orders: () => cardShop.documents<WrittenOrder>("order").filter(({ id }) => !before.has(id)),
    charged: () =>
      cardShop.documents<WrittenIntent>("intent").filter(({ id, status }) => status === "succeeded" && !before.has(id)),
  };
}
