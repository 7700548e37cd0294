import type { Page } from "@playwright/test";
import type { Rewire } from "./rewire.ts";
import { servers } from "./servers.ts";

/** An order as the shop has written it down. */
interface WrittenOrder {
  readonly id: number;
  readonly status: string;
  readonly total: number;
  readonly transactionId: string | null;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
}

/** A card payment as the card network has written it down. */
interface WrittenIntent {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly refunded: number;
}

/** Cards as the stand-in for Stripe knows them. */
export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  expired: "4000 0000 0000 0069",
  requiresAuthentication: "4000 0027 6000 3184",
  losesTheResponse: "4000 0000 0000 0341",
} as const;

/**
 * Playwright's test with a storefront whose shop takes cards and sends to another page to pay. Its pages may leave for
 * the bank, and meet trouble on purpose, so nobody listens whether they complain.
 */
export const test = servers.extend({
  baseURL: async ({ cardShop }, use) => use(cardShop.url),
});

export { expect } from "@playwright/test";

/** Gives a card's number to the form, in place of the one that stands there. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date (MM / YY)").fill("12 / 30");
  await page.getByLabel("Security code").fill("123");
}

/** The orders that have come since, and what was charged meanwhile. */
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
