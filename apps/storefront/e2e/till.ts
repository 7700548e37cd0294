import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { openRewire, payingShop, type Rewire } from "./rewire.ts";

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
  good: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", expired: "4000 0000 0000 0069", asksTheBank: "4000 0027 6000 3184", losesTheAnswer: "4000 0000 0000 0341",
} as const;

/**
 * Playwright's test with a storefront whose shop takes cards and sends to another page to pay. Its pages may leave for
 * the bank, and meet trouble on purpose, so nobody listens whether they complain.
 */
export const test = base.extend<object, { till: Rewire }>({
  till: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
    async ({}, use) => {
      const till = await openRewire((shop) => ({ ...payingShop(shop), CHECKOUT_SETTLE_MS: "4000" }));
      await use(till);
      await till.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ till }, use) => use(till.url),
});

export { expect };

/** No violation that axe could find. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** Puts a hub for €169.00 into the cart. */
export async function addHub(page: Page): Promise<void> {
  // A click before React has taken the page over is lost.
  await page.goto("/product/hearth-hub", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("button", { name: /^Cart, \d+ items?/, includeHidden: true })).toBeAttached();
}

/** Fills the checkout in as a guest would. @param gateway Words of the way to pay */
export async function fillCheckout(page: Page, gateway: RegExp): Promise<void> {
  await page.goto("/checkout");
  await page.getByLabel("E-mail").fill("anneliese.oberhuber@example.com");
  await page.getByLabel("First name").fill("Anneliese");
  await page.getByLabel("Last name").fill("Oberhuber");
  await page.getByLabel("Street and number").fill("Kabelstraße 118");
  await page.getByLabel("Postal code").fill("10999");
  await page.getByLabel("City").fill("Berlin");
  await page.getByLabel("State or region").selectOption({ label: "Berlin" });
  await page.getByRole("radio", { name: gateway }).check();
}

/** Gives a card's number to the form, in place of the one that stands there. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date (MM / YY)").fill("12 / 30");
  await page.getByLabel("Security code").fill("123");
}

/** The button that orders. */
export const orderButton = (page: Page) => page.getByRole("button", { name: /^Place order/ });

/** The page of an order that stands. */
export async function seesOrder(page: Page): Promise<number> {
  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+/, { timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anneliese");
  return Number(/order-received\/(\d+)/.exec(page.url())?.[1]);
}

/** The orders that have come since, and what was charged meanwhile. */
export function since(till: Rewire): { readonly orders: () => WrittenOrder[]; readonly charged: () => WrittenIntent[] } {
  const before = new Set([...till.documents<WrittenOrder>("order"), ...till.documents<WrittenIntent>("intent")].map(({ id }) => id));
  return {
    orders: () => till.documents<WrittenOrder>("order").filter(({ id }) => !before.has(id)),
    charged: () => till.documents<WrittenIntent>("intent").filter(({ id, status }) => status === "succeeded" && !before.has(id)),
  };
}
