// @vitest-environment dom-on-node
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { BillingAddress, Cart } from "@rewire/domain";
import { customers } from "@rewire/domain/testing";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";
import { openTestEnvironment } from "./openTestEnvironment.ts";

/** Tests over which the purchases are spread; each has the time limit of a unit test. */
const PARTS = [1, 2, 3];
/** Purchases in a test; 500 in all with `npm run bench:orders`. */
const runs = Math.ceil(Number(process.env["ROW_RUNS"] ?? 3) / PARTS.length);

/** What the shop changes at the moment when the row goes. */
type Change = "nothing" | "stock" | "prices";

/** Who buys; `persistent` is an account whose lines the shop keeps in a persistent cart too. */
type Shopper = "guest" | "account" | "persistent";

type Step =
  | { readonly do: "add"; readonly product: number; readonly quantity: number; readonly details: boolean }
  | { readonly do: "coupon"; readonly code: string }
  | { readonly do: "address"; readonly billing: BillingAddress }
  | { readonly do: "rate"; readonly index: number };

const { anneliese, ines } = customers;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("add" as const),
    product: fc.constantFrom(1, 2, 3),
    quantity: fc.integer({ min: 1, max: 3 }),
    details: fc.boolean(),
  }),
  fc.record({ do: fc.constant("coupon" as const), code: fc.constantFrom("save10", "fixed15", "gift-25") }),
  fc.record({ do: fc.constant("address" as const), billing: fc.constantFrom<BillingAddress>(anneliese, ines) }),
  fc.record({ do: fc.constant("rate" as const), index: fc.nat(2) }),
);

const pieces = (lines: readonly { readonly product: number; readonly quantity: number }[]) =>
  lines
    .map(({ product, quantity }) => `${product}*${quantity}`)
    .toSorted()
    .join(" ");
const content = ({ totals, lines }: Cart) =>
  `${totals.total.minor}: ${pieces(lines.map(({ productId, quantity }) => ({ product: productId, quantity })))}`;

const newTally = () => ({
  purchases: 0,
  asShown: 0,
  confirmations: 0,
  toldOfStock: 0,
  inBetween: 0,
  refused: 0,
  doubles: 0,
});
const tallies: Record<Shopper, ReturnType<typeof newTally>> = {
  guest: newTally(),
  account: newTally(),
  persistent: newTally(),
};
afterAll(() => {
  if (!process.env["ROW_RUNS"]) return;
  for (const [
    shopper,
    { purchases, asShown, confirmations, toldOfStock, inBetween, refused, doubles },
  ] of Object.entries(tallies))
    console.log(
      `${shopper}: ${purchases} purchases with the row deleted: ${asShown} ordered as shown in the same press, ${confirmations} asked once, ${toldOfStock} told that the stock does not do, ${inBetween} lost codes between the gateway's look and the order, ${refused} refused otherwise, ${doubles} ordered twice.`,
    );
});

interface Case {
  readonly shopper: Shopper;
  readonly hasServiceAccount: boolean;
  readonly steps: readonly Step[];
  /** Before the button is pressed; else as it is pressed, or before a request that follows. */
  readonly isEarly: boolean;
  /** Which of the requests, from 1 */
  readonly request: number;
  readonly change: Change;
}

/** One purchase; every row is deleted before a request of the session, once. */
async function buy({ shopper, hasServiceAccount, steps, isEarly, request, change }: Case): Promise<void> {
  const scenario = shopper === "account" ? "noPersistentCart" : undefined;
  const environment = openTestEnvironment({ hasServiceAccount, lateness: 1000, scenario });
  const tally = tallies[shopper];
  const tab = await environment.openTab(0);
  if (shopper !== "guest") expect(await tab.logIn()).toMatchObject({ ok: true });
  await tab.add(1, 2);
  let remaining = isEarly ? request : 0;
  let goneBefore = "";
  const deleteRow = (operation: string) => {
    goneBefore = operation;
    environment.shop.shopkeeper.deleteSessionRows();
    if (change === "stock") environment.shop.shopkeeper.setStock(1, 1);
    if (change === "prices") environment.shop.setScenario(scenario ? ["netPrices", scenario] : "netPrices");
  };
  environment.onRequest((operation) => {
    remaining -= 1;
    if (remaining === 0) deleteRow(operation);
  });
  const billing = await fillCart(tab, steps);

  const cart = tab.readCart();
  if (!cart) throw new Error("The cart is not shown");
  // Where nothing else has changed, nothing of it shows before the press; only an addition to an account's cart that was
  // lost cannot be told from one to a cart that was emptied elsewhere.
  if (change === "nothing" && shopper !== "account")
    expect(cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(countAdded(steps));
  expect(cart.lines).not.toEqual([]);
  // The gateway asks for the cart, tells the address, asks for the cart again, and for the order.
  if (remaining > 0 || !isEarly) remaining = Math.ceil(request / 4);
  const first = await tab.order(billing);
  tally.purchases += 1;
  const orders = () => environment.shop.shopkeeper.orders().map(({ total, lines }) => `${total}: ${pieces(lines)}`);
  const isRestored = shopper === "persistent" && goneBefore === "checkout";
  if (first?.ok && isRestored && !orders().includes(content(cart))) {
    // The shop had the lines again and not the codes, after the gateway had looked: it orders, and the owner is told.
    tally.inBetween += 1;
    expect(orders()).toHaveLength(1);
    expect(environment.logged.join()).toContain("An order costs something else than was shown");
  } else if (first?.ok) {
    tally.asShown += 1;
    expect(orders()).toEqual([content(cart)]);
  } else if (first?.error.kind === "notEnoughStock") {
    // The lines came back by themselves, more than there are: as if the row had stayed.
    tally.toldOfStock += 1;
    expect([shopper, change, orders()]).toEqual(["persistent", "stock", []]);
    return close(environment, tab);
  } else {
    const failure = first?.error;
    const isQuestion = failure?.kind === "totalChanged" || (failure?.kind === "cartRefilled" && shopper === "account");
    if (!isQuestion) tally.refused += 1;
    expect(isQuestion, failure?.kind).toBe(true);
    if (shopper !== "account") expect(change).not.toBe("nothing");
    expect(orders()).toEqual([]);
    if (failure?.kind === "totalChanged") {
      expect(failure.before).toEqual(cart.totals.total);
      await expect.poll(() => tab.readCart()?.totals.total).not.toEqual(cart.totals.total);
    }
    // The page may have shown another cart on the way to this one.
    await yieldToEventLoop(20);
    const now = tab.readCart();
    if (failure?.kind === "cartRefilled" && now) expect(content(now)).toBe(content(cart));
    expect(now?.lines).not.toEqual([]);
    tally.confirmations += 1;
    expect(await tab.order(billing)).toMatchObject({ ok: true });
    expect(orders()).toEqual(now ? [content(now)] : []);
  }
  await tab.rest();
  // The cart that the order has emptied stays empty, whatever goes with the row then.
  environment.shop.shopkeeper.deleteSessionRows();
  tab.close();
  const next = await environment.openTab(1);
  expect(next.readCart()?.lines).toEqual([]);
  expect(await next.order(billing)).toMatchObject({ ok: false });
  if (orders().length > 1) tally.doubles += 1;
  expect(orders()).toHaveLength(1);
  await close(environment, next);
}

type TestEnvironment = ReturnType<typeof openTestEnvironment>;
type Tab = Awaited<ReturnType<TestEnvironment["openTab"]>>;

async function close(environment: TestEnvironment, tab: Tab): Promise<void> {
  tab.close();
  await environment.close();
}

/** Does the steps of a shopper up to the button. @returns the address that the goods go to */
async function fillCart(tab: Tab, steps: readonly Step[]): Promise<BillingAddress> {
  let billing: BillingAddress = anneliese;
  for (const one of steps) {
    if (one.do === "add")
      await tab.add(one.product, one.quantity, one.details ? { repair_note: "It rattles." } : undefined);
    if (one.do === "coupon") await tab.applyCoupon(one.code);
    if (one.do === "address") await tab.chooseCountry((billing = one.billing).country);
    const rate = one.do === "rate" && tab.readCart()?.rates[one.index]?.id;
    if (rate) await tab.chooseShipping(rate);
  }
  await tab.chooseCountry(billing.country);
  await tab.rest();
  return billing;
}

const countAdded = (steps: readonly Step[]) =>
  2 + steps.reduce((sum, one) => sum + (one.do === "add" ? one.quantity : 0), 0);

test.each(PARTS)(
  "part %i of random purchases whose session's row is deleted at a random point: ordered once as shown, or asked once",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          shopper: fc.constantFrom<Shopper>("guest", "guest", "account", "persistent"),
          hasServiceAccount: fc.boolean(),
          steps: fc.array(step, { maxLength: 4 }),
          isEarly: fc.boolean(),
          request: fc.integer({ min: 1, max: 16 }),
          change: fc.constantFrom<Change>("nothing", "nothing", "nothing", "nothing", "stock", "prices"),
        }),
        buy,
      ),
      // Looking for a shorter case of a fault would take longer than the test may.
      { numRuns: runs, endOnFailure: true },
    );
  },
);

test.each(["an addition", "a choice of rate", "a reading"])(
  "%s finds lines, details, codes, country and rate where they were",
  async (next) => {
    const environment = openTestEnvironment({ hasServiceAccount: false, lateness: 1000 });
    const tab = await environment.openTab(0);
    await tab.add(1, 2);
    await tab.add(3, 1, { repair_note: "It rattles." });
    await tab.chooseCountry("PT");
    for (const code of ["save10", "gift-25"]) await tab.applyCoupon(code);
    const before = tab.readCart();
    expect(before?.rates.map(({ id }) => id)).toEqual(["flat_rate:4"]);

    environment.shop.shopkeeper.deleteSessionRows();
    if (next === "an addition") await tab.add(2);
    if (next === "a choice of rate") await tab.chooseShipping("flat_rate:4");
    if (next === "a reading") await tab.chooseCountry("PT");
    const after = tab.readCart();
    const linesOf = (cart: Cart | null) =>
      cart?.lines.map(({ key, quantity, details }) => ({ key, quantity, details })) ?? [];
    expect(linesOf(after)).toEqual(expect.arrayContaining(linesOf(before)));
    expect(after?.coupons.map(({ code }) => code).toSorted()).toEqual(
      before?.coupons.map(({ code }) => code).toSorted(),
    );
    expect(after?.rates).toEqual(before?.rates);
    expect(after?.chosenRate).toBe("flat_rate:4");
    if (next !== "an addition") expect(after?.totals).toEqual(before?.totals);
    tab.close();
    await environment.close();
  },
);

test("a tab that still shows what another one has ordered neither fills the cart again nor orders it", async () => {
  const environment = openTestEnvironment({ hasServiceAccount: false, lateness: 1000 });
  const first = await environment.openTab(0);
  await first.add(1, 2);
  const second = await environment.openTab(1);
  const pressed = second.readCart();
  expect(pressed?.lines).toHaveLength(1);
  expect(await first.order(anneliese)).toMatchObject({ ok: true });
  environment.shop.shopkeeper.deleteSessionRows();
  expect(await second.order(anneliese)).toMatchObject({ ok: false, error: { kind: "cartEmpty" } });
  await expect.poll(() => second.readCart()?.lines).toEqual([]);
  expect(environment.shop.shopkeeper.orders()).toHaveLength(1);
  for (const tab of [first, second]) tab.close();
  await environment.close();
});
