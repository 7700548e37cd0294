import { calculateRefund, chooseLines, defaultExclusions, matchWithdrawnLines } from "@rewire/domain";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createServiceAccount } from "../../shop/createServiceAccount.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { createLimits } from "../../storage/limits/createLimits.ts";
import { guestAddress as address } from "../../testing/guestAddress.ts";
import { openShopWithGateway, type OpenShopWithGateway } from "../../testing/openShopWithGateway.ts";
import { createOutbox } from "../mail/createOutbox.ts";
import { createWithdrawalLog } from "./createWithdrawalLog.ts";
import { createWithdrawalService } from "./createWithdrawalService.ts";

const runs = Number(process.env["WITHDRAWAL_RUNS"] ?? 15);
const email = "ada@example.test";

/** What goes wrong with a request to the shop: turned away, done and then lost, done and answered with an error. */
type ShopFault = "busy" | "refused" | "answerLost" | "maskedError";

/** One try of a customer: the store's command at which the gateway is killed, and what goes wrong at the shop. */
interface Try {
  readonly killAt: number | null;
  readonly isKilledAfter: boolean;
  /** At requests that read the order. */
  readonly readFaults: readonly (ShopFault | null)[];
  /** At requests that write it. */
  readonly writeFaults: readonly (ShopFault | null)[];
  readonly isMailAway: boolean;
}

let open: OpenShopWithGateway;
beforeAll(async () => {
  open = await openShopWithGateway("cookie with a nonce");
});
afterAll(() => open.close());

async function buy(quantities: readonly number[], coupon: string | null): Promise<number> {
  const shopper = open.shopper();
  for (const [index, quantity] of quantities.entries()) if (quantity > 0) await shopper.add(index + 1, quantity);
  if (coupon) await shopper.ask("applyCoupon", { code: coupon });
  const purchase = { paymentMethod: "cod", billing: { ...address, email }, shipping: address };
  return (await shopper.ask("checkout", purchase)).data.checkout.order.databaseId;
}

/** A store whose gateway is killed at one of its commands, before or after it is done. */
function createKillableStore(store: KeyValueStore, { killAt, isKilledAfter }: Try): KeyValueStore {
  let count = 0;
  const run = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    count += 1;
    const isLast = killAt !== null && count >= killAt;
    if (isLast && !(isKilledAfter && count === killAt)) throw new Error("killed");
    const value = await work();
    if (isLast) throw new Error("killed");
    return value;
  };
  return {
    get: (key) => run(() => store.get(key)),
    has: (key) => run(() => store.has(key)),
    set: (key, value, seconds) => run(() => store.set(key, value, seconds)),
    putIfAbsent: (...args) => run(() => store.putIfAbsent(...args)),
    delete: (key) => run(() => store.delete(key)),
    deleteIf: (key, value) => run(() => store.deleteIf(key, value)),
    renewIf: (key, value, seconds) => run(() => store.renewIf(key, value, seconds)),
    add: (key, amount, seconds) => run(() => store.add(key, amount, seconds)),
    close: async () => undefined,
  };
}

/** The shop, with faults at the requests that write orders and at those that read them. */
function createFaultyFetch({ readFaults, writeFaults }: Try): typeof globalThis.fetch {
  const [reads, writes] = [[...readFaults], [...writeFaults]];
  return async (input, init) => {
    const { signal: _signal, ...rest } = init ?? {};
    const request = new Request(input, rest);
    const body = await request.clone().text();
    const isRead = body.includes("getOrderContract");
    const fault = isRead ? reads.shift() : body.includes("recordWithdrawal") ? writes.shift() : null;
    if (fault === "busy") return new Response("later", { status: 503 });
    if (fault === "refused") throw new TypeError("fetch failed");
    const response = await open.shop.handle(request);
    if (fault === "answerLost") throw new TypeError("fetch failed");
    if (fault === "maskedError")
      return Response.json({ errors: [{ message: "Internal server error" }], data: { updateOrder: null } });
    return response;
  };
}

/** A world of one order: its store, its mails, and gateways that come and go. */
function createWorld() {
  const clock = { now: open.clock.now };
  const now = () => clock.now;
  const store = createMemoryStore(now);
  const mails = new Map<string, number>();
  const openGateway = (plan: Try) => {
    const killable = createKillableStore(store, plan);
    const outbox = createOutbox({
      store: killable,
      now,
      log: silentLog,
      shopAddress: "shop@example.test",
      transport: {
        deliver: async (_mail, id) => {
          if (plan.isMailAway) throw new Error("away");
          mails.set(id, (mails.get(id) ?? 0) + 1);
        },
      },
    });
    const service = createWithdrawalService({
      account: createServiceAccount({
        url: "http://shop.example/graphql",
        user: "keeper",
        password: "keeper-of-the-shop",
        currency: "EUR",
        timeoutMs: 1000,
        fetch: createFaultyFetch(plan),
      }),
      outbox,
      repairs: open.services().repairs,
      store: killable,
      secrets: ["s".repeat(32)],
      limits: createLimits(store),
      timeZone: "Europe/Berlin",
      sellerRegion: "DE",
      returnDays: 30,
      exclusions: defaultExclusions,
      now,
      log: silentLog,
    });
    return { service, outbox };
  };
  return { clock, store, mails, openGateway };
}

const noTrouble: Try = { killAt: null, isKilledAfter: false, readFaults: [], writeFaults: [], isMailAway: false };

interface Wish {
  readonly attempt: string;
  readonly kind: "withdrawal" | "return";
  /** Quantities by position, cut down to what is left. */
  readonly quantities: readonly number[];
  readonly tries: readonly Try[];
}

/** Declares a wish until it is answered, as a customer who presses the button again; null for nothing left. */
async function declare(world: ReturnType<typeof createWorld>, orderId: number, wish: Wish): Promise<number | null> {
  for (const plan of [...wish.tries, noTrouble]) {
    const { service, outbox } = world.openGateway(plan);
    try {
      const proof = { number: String(orderId), email };
      const view = await service.find(proof, wish.kind, "192.0.2.7");
      if (view.kind !== "found") continue;
      const recordedDeclaration = view.earlierWithdrawals.find(
        ({ withdrawal }) => withdrawal.record.attempt === wish.attempt,
      );
      if (recordedDeclaration) return recordedDeclaration.withdrawal.id;
      const choices = wish.quantities.map((quantity, position) => ({ position, quantity, isConditionMet: true }));
      const { acceptedLines } = chooseLines(view.lines, choices);
      if (acceptedLines.length === 0) return null;
      const withdrawnLines = view.earlierWithdrawals.flatMap(({ withdrawal }) => withdrawal.record.lines ?? []);
      const earlier = matchWithdrawnLines(view.contract.lines, withdrawnLines);
      const earlierShipping = view.earlierWithdrawals.reduce(
        (sum, { withdrawal }) => sum + (withdrawal.record.refund?.shipping.minor ?? 0),
        0,
      );
      const { total } = calculateRefund(view.contract, acceptedLines, earlier, earlierShipping);
      const more = { reason: null, method: null, locale: "en_US", origin: "https://shop.example" };
      const declaration = { ...more, ...wish, proof, choices, expectedTotal: total.minor };
      const result = await service.declare(declaration, "192.0.2.7");
      if (result.kind === "recorded") return result.withdrawal.id;
    } catch (error) {
      expect(String(error)).toContain("killed");
    } finally {
      await outbox.close();
      // Locks of the dead end, and the shop is done with what it was at.
      world.clock.now += 61_000;
    }
  }
  throw new Error("A wish was not answered although nothing went wrong");
}

const shopFault = fc.constantFrom<ShopFault>("busy", "refused", "answerLost", "maskedError");
const tries = fc.array(
  fc.record({
    killAt: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 2 }),
    isKilledAfter: fc.boolean(),
    // Few at reads, or no try would come to write anything.
    readFaults: fc.array(fc.option(shopFault, { freq: 2 }), { maxLength: 2 }),
    writeFaults: fc.array(fc.option(shopFault, { freq: 3 }), { maxLength: 2 }),
    isMailAway: fc.boolean(),
  }),
  { maxLength: 4 },
);
const wishes = fc.array(
  fc.record({
    attempt: fc.uuid(),
    kind: fc.constantFrom("withdrawal" as const, "return" as const),
    quantities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
    tries,
  }),
  { minLength: 1, maxLength: 3 },
);
const orders = fc.record({
  quantities: fc
    .array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 })
    .filter((quantities) => quantities.some((quantity) => quantity > 0)),
  coupon: fc.option(fc.constantFrom("save10", "item5", "fixed15", "freeship", "gift-25")),
  wishes,
});

test(
  "random withdrawals and returns with kills and lost answers: each once, none lost, sums right to the cent",
  { timeout: 30 * 60_000 },
  async () => {
    const figures = { runs: 0, declared: 0, tries: 0, kills: 0, shopFaults: 0, repeatedMails: 0 };
    await fc.assert(
      fc.asyncProperty(orders, async ({ quantities, coupon, wishes: planned }) => {
        const orderId = await buy(quantities, coupon);
        const world = createWorld();
        // At last the rest goes, so that all parts add up to the whole order.
        const rest: Wish = { attempt: "rest", kind: "withdrawal", quantities: [9, 9, 9], tries: [] };
        const answered: number[] = [];
        for (const wish of [...planned, rest]) {
          const id = await declare(world, orderId, wish);
          if (id !== null) answered.push(id);
        }
        const { service, outbox } = world.openGateway(noTrouble);
        for (let turn = 0; turn < 3; turn += 1) {
          world.clock.now += 4 * 60 * 60_000;
          await service.settlePending();
          await outbox.sendDueMails();
        }
        await outbox.close();

        const history = createWithdrawalLog(world.store);
        const entries = await history.readAfter(0);
        expect(entries.map(({ id }) => id)).toEqual(answered.toSorted((left, right) => left - right));
        expect(new Set(entries.map(({ record }) => record.attempt)).size).toBe(entries.length);
        expect(await history.findBreak()).toBeNull();

        const order = open.shop.shopkeeper.orders().find(({ id }) => id === orderId);
        const fields = (order?.metaData ?? []).filter(({ key }) => /^(?:withdrawal|return)_\d+$/.test(key));
        expect(fields.map(({ key }) => key).toSorted()).toEqual(
          entries.map(({ id, record }) => `${record.end}_${id}`).toSorted(),
        );
        const notes = (order?.notes ?? []).flatMap(({ note }) => /^(?:Withdrawal|Return) no\. \d+/.exec(note) ?? []);
        expect(notes.toSorted()).toEqual(
          entries.map(({ id, record }) => `${record.end === "return" ? "Return" : "Withdrawal"} no. ${id}`).toSorted(),
        );
        expect(world.mails.size).toBe(2 * entries.length);

        const refunded = entries.reduce((sum, { record }) => sum + (record.refund?.total.minor ?? 0), 0);
        expect(refunded).toBe(order?.total);
        figures.runs += 1;
        figures.declared += entries.length;
        for (const { tries: plans } of planned) {
          figures.tries += plans.length;
          figures.kills += plans.filter(({ killAt }) => killAt !== null).length;
          figures.shopFaults += plans
            .flatMap(({ readFaults, writeFaults }) => [...readFaults, ...writeFaults])
            .filter(Boolean).length;
        }
        figures.repeatedMails += [...world.mails.values()].filter((count) => count > 1).length;
      }),
      { numRuns: runs },
    );
    if (process.env["WITHDRAWAL_RUNS"]) process.stdout.write(`${JSON.stringify(figures)}\n`);
  },
);
