import { test as base, expect } from "@playwright/test";
import { followViolations } from "./followViolations.ts";
import { openRewire, payingShop, type Rewire } from "./rewire.ts";

/** What proves who somebody is: the shop's tokens and cookies, and the passwords that the journeys type. */
export const SECRETS =
  /eyJ[\w-]{16,}|wordpress_logged_in|soldering iron 9|another soldering iron|maria-likes-tea|keeper-of-the-shop/;

interface Servers {
  /** As `npm start` opens it. */
  readonly rewire: Rewire;
  /** Its shop takes cards and sends to another page to pay. */
  readonly cardShop: Rewire;
}

interface ContextOptions {
  /** Whether violations are followed, by a script in every page. */
  readonly isPolicyFollowed: boolean;
}

async function serve(rewire: Rewire, use: (rewire: Rewire) => Promise<void>): Promise<void> {
  await use(rewire);
  const log = rewire.log();
  await rewire.stop();
  expect(SECRETS.exec(log)?.[0], "a password or token in the log of the whole run").toBeUndefined();
}

/**
 * Playwright's test with servers that a worker opens when a journey first needs them, and keeps for all that follow.
 * All journeys have them from here: of workers with other fixtures Playwright would start new ones. No page of a
 * journey's context may violate the content security policy.
 */
export const servers = base.extend<ContextOptions, Servers>({
  isPolicyFollowed: [true, { option: true }],
  context: async ({ context, isPolicyFollowed }, use) => {
    const violations = isPolicyFollowed ? await followViolations(context) : [];
    await use(context);
    expect(violations).toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
  rewire: [async ({}, use) => serve(await openRewire(), use), { scope: "worker", timeout: 180_000 }],
  cardShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
    async ({}, use) => serve(await openRewire((shop) => ({ ...payingShop(shop), CHECKOUT_SETTLE_MS: "4000" })), use),
    { scope: "worker", timeout: 180_000 },
  ],
});
