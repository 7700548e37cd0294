// @vitest-environment dom-on-node
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { Cart } from "@rewire/domain";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";
import type { InjectedFault } from "@rewire/gateway/testing";
import { openTestEnvironment, type BrowserTrouble } from "./openTestEnvironment.ts";

/** Tests over which the sequences are spread; each has the time limit of a unit test. */
const PARTS = [1, 2, 3];
/** Sequences of steps in a test; 1,000 in all with `npm run bench:orders`. */
const runs = Math.ceil(Number(process.env["ORDER_RUNS"] ?? 6) / PARTS.length);

type Step =
  | { readonly do: "click"; readonly tab: number; readonly times: number }
  | { readonly do: "reload" | "rest"; readonly tab: number; readonly gateway: number }
  | { readonly do: "add"; readonly tab: number; readonly product: number }
  | { readonly do: "fault"; readonly trouble: InjectedFault }
  | { readonly do: "line"; readonly trouble: BrowserTrouble }
  | { readonly do: "offline" | "online" | "moment" };

const tab = fc.nat(1);
const trouble = fc.constantFrom<InjectedFault>(
  "busy",
  "refused",
  "neverArrives",
  "answerLost",
  "arrivesLate",
  "maskedError",
  "errorBeside",
  "slow",
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("click" as const), tab, times: fc.constantFrom(1, 1, 2, 3) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom("reload" as const, "rest" as const), tab, gateway: fc.nat(1) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("add" as const), tab, product: fc.constantFrom(1, 2, 3) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("fault" as const), trouble }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("line" as const),
      trouble: fc.constantFrom<BrowserTrouble>("requestLost", "answerLost"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom("offline" as const, "online" as const, "moment" as const) }),
  },
);

const pieces = (lines: readonly { readonly product: number; readonly quantity: number }[]) =>
  lines
    .map(({ product, quantity }) => `${product}*${quantity}`)
    .toSorted()
    .join(" ");
const content = (cart: Cart) =>
  `${cart.totals.total.minor}: ${pieces(cart.lines.map(({ productId, quantity }) => ({ product: productId, quantity })))}`;

const tally = { sequences: 0, clicks: 0, orders: 0, without: 0 };
afterAll(() => {
  const { sequences, clicks, orders, without } = tally;
  if (process.env["ORDER_RUNS"])
    console.log(
      `${sequences} sequences, ${clicks} clicks: ${orders} orders, each once and as shown; in ${without} sequences none, with the cart intact.`,
    );
});

async function live(
  hasServiceAccount: boolean,
  lateness: number,
  first: readonly number[],
  steps: readonly Step[],
): Promise<void> {
  const environment = openTestEnvironment({ hasServiceAccount, lateness });
  const added: number[] = [];
  const tabs = [await environment.openTab(0), await environment.openTab(1)];
  const tabOf = (index: number) => {
    const tab = tabs[index];
    if (!tab) throw new Error(`There is no tab ${index}`);
    return tab;
  };
  const add = async (index: number, product: number) => {
    if ((await tabOf(index).add(product)).ok) added.push(product);
  };
  for (const product of first) await add(0, product);
  tabOf(1).close();
  tabs[1] = await environment.openTab(1);

  for (const one of steps) {
    if (one.do === "click") tabOf(one.tab).click(one.times);
    if (one.do === "add") await add(one.tab, one.product);
    if (one.do === "rest") await tabOf(one.tab).rest();
    if (one.do === "moment") await yieldToEventLoop(10);
    if (one.do === "offline" || one.do === "online") environment.setOnline(one.do === "online");
    if (one.do === "line") environment.plan(one.trouble);
    if (one.do === "fault") {
      environment.faultInjection.plan(one.trouble);
      if (one.trouble === "arrivesLate") environment.expectLate();
    }
    if (one.do === "reload") {
      tabOf(one.tab).close();
      tabs[one.tab] = await environment.openTab(one.gateway);
      void tabOf(one.tab).resume();
    }
  }

  await environment.calm();
  for (const one of tabs) await one.rest();
  for (const one of tabs) one.close();
  const last = await environment.openTab(0);
  // Whoever comes back later is told what became of it.
  let outcome = await last.resume();
  for (let hours = 0; outcome && !outcome.ok && hours < 3; hours += 1) {
    await environment.wait(3_600_000);
    outcome = await last.resume();
  }
  const fresh = await environment.openTab(1);
  const orders = environment.shop.shopkeeper.orders();
  const shownContents = environment.calls.flatMap(({ displayedCart }) =>
    displayedCart ? [content(displayedCart)] : [],
  );
  for (const order of orders) expect(shownContents).toContain(`${order.total}: ${pieces(order.lines)}`);

  const keys = orders.map(({ metaData }) => metaData.find(({ key }) => key === "rewire_attempt")?.value);
  expect(new Set(keys).size).toBe(orders.length);
  for (const key of keys) expect(environment.calls.some((entry) => entry.key === key && entry.outcome?.ok)).toBe(true);
  expect(outcome === null || outcome.ok).toBe(true);

  const remainingLines =
    fresh.readCart()?.lines.map(({ productId, quantity }) => ({ product: productId, quantity })) ?? [];
  const all = [...orders.flatMap(({ lines }) => lines), ...remainingLines].flatMap(({ product, quantity }) =>
    Array.from({ length: quantity }, () => product),
  );
  const inOrder = (one: number, other: number) => one - other;
  expect(all.toSorted(inOrder)).toEqual(added.toSorted(inOrder));
  for (const one of [last, fresh]) one.close();
  await environment.close();
  tally.sequences += 1;
  tally.orders += orders.length;
  tally.clicks += shownContents.length;
  if (orders.length === 0) tally.without += 1;
}

test.each(PARTS)(
  `part %i of ${runs} random purchases: each order once, with the cart that was shown, or none and the cart intact`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.integer({ min: 1000, max: 50_000 }),
        fc.array(fc.constantFrom(1, 2, 3), { minLength: 1, maxLength: 3 }),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        live,
      ),
      // Looking for a shorter case goes on after the test has ended, in the storage of the next one.
      { numRuns: runs, endOnFailure: !process.env["ORDER_RUNS"] },
    );
  },
);
