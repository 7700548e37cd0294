import { test as base, expect } from "@playwright/test";
import { followViolations } from "./followViolations.ts";
import { delayParts } from "./pace.ts";
import { translateAllPages } from "./translation.ts";
import { openRewire, payingShop, type Rewire } from "./rewire.ts";

/** Pattern of secrets: the shop's tokens and cookies, and the passwords of the journeys. */
export const SECRETS =
  /eyJ[\w-]{16,}|wordpress_logged_in|soldering iron 9|another soldering iron|maria-likes-tea|keeper-of-the-shop/;

interface Servers {
  /** Storefront with the default settings of `npm start`. */
  readonly rewire: Rewire;
  /** Storefront whose shop accepts cards and redirects to a payment page, and starts with orders of a customer. */
  readonly cardShop: Rewire;
}

interface ContextOptions {
  /** Whether policy violations are recorded by a script in every page. */
  readonly isPolicyFollowed: boolean;
}

/** Waits until the storefront has read the whole catalogue: before that, lists have some of their products. */
async function waitForCatalogue({ url }: Rewire): Promise<void> {
  const isRead = async () => {
    const { checks } = (await (await fetch(`${url}/readyz`)).json()) as { checks: { catalogue: { ok: boolean } } };
    return checks.catalogue.ok;
  };
  await expect.poll(isRead, { timeout: 150_000, intervals: [50] }).toBe(true);
}

async function serve(rewire: Rewire, use: (rewire: Rewire) => Promise<void>): Promise<void> {
  await waitForCatalogue(rewire);
  await use(rewire);
  const log = rewire.log();
  await rewire.stop();
  expect(SECRETS.exec(log)?.[0], "a password or token in the log of the whole run").toBeUndefined();
}

/**
 * Playwright's test with servers that a worker opens on first use and shares with all later journeys. All journeys use
 * these fixtures, because Playwright would start new workers for others. No page may violate the content security
 * policy.
 */
export const servers = base.extend<ContextOptions, Servers>({
  isPolicyFollowed: [true, { option: true }],
  browser: [
    async ({ browser }, use) => {
      delayParts(browser);
      translateAllPages(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  context: async ({ context, isPolicyFollowed }, use) => {
    const violations = isPolicyFollowed ? await followViolations(context) : [];
    await use(context);
    expect(violations).toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
  rewire: [async ({}, use) => serve(await openRewire(), use), { scope: "worker", timeout: 180_000 }],
  cardShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
    async ({}, use) =>
      serve(
        await openRewire((shop) => ({
          ...payingShop(shop),
          CHECKOUT_SETTLE_MS: "4000",
          SHOP_SAMPLE_ORDERS: "true",
        })),
        use,
      ),
    { scope: "worker", timeout: 180_000 },
  ],
});
