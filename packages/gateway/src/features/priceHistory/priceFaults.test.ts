import type { CatalogueEntry, ProductDetail, ReductionRule, Variation } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createLocks } from "../../storage/createLocks.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createPriceHistory } from "./createPriceHistory.ts";
import { createPriceLog } from "./createPriceLog.ts";
import {
  calculatePriorPrice,
  isClockBehind,
  isKnown,
  type RecordedRead,
  type PriceObservation,
} from "./testing/calculatePriorPrice.ts";

const RUNS = Number(process.env["PRICE_RUNS"] ?? 30);
const MINUTE = 60_000;
const COMPARISON_INTERVAL_MS = 6 * 60 * MINUTE;
const [cast] = productDetails.nordlysN3Pro.variations;
if (!cast) throw new Error("The cast's phone has lost its variations");
const euros = (minor: number) => ({ minor, currency: "EUR" });
/** Offers of the shop: three variations of one product, whose records are apart. */
const IDS = [100, 101, 612];

interface ShopPrice {
  readonly minor: number;
  readonly was: number | null;
}

const variationOf = (id: number, { minor, was }: ShopPrice): Variation => ({
  ...cast,
  id,
  price: was === null ? { kind: "single", amount: euros(minor) } : { kind: "sale", was: euros(was), now: euros(minor) },
});

const detailOf = (shop: ReadonlyMap<number, ShopPrice>): ProductDetail => ({
  ...productDetails.nordlysN3Pro,
  variations: [...shop].map(([id, price]) => variationOf(id, price)),
});

const entryOf = (shop: ReadonlyMap<number, ShopPrice>): CatalogueEntry => ({
  summary: { ...productDetails.nordlysN3Pro, price: { kind: "range", from: euros(1), to: euros(2) }, discount: null },
  date: "",
  sales: 0,
  terms: {},
  highestPrice: null,
  repair: null,
  searchText: "",
  offers: [...shop].map(([id, price]) => ({ id, ...price })),
});

/** Shop with two gateways, and all reads that they recorded. */
class World {
  now = Date.UTC(2026, 0, 1);
  readonly shop = new Map<number, ShopPrice>(IDS.map((id) => [id, { minor: 1000, was: null }]));
  readonly reads: RecordedRead[] = [];
  readonly store = createMemoryStore(() => this.now);
  readonly locks = createLocks(createMemoryStore(() => this.now));
  readonly rule: ReductionRule;
  readonly gateways: Gateway[];

  constructor(rule: ReductionRule) {
    this.rule = rule;
    this.gateways = [new Gateway(this), new Gateway(this)];
  }
}

class Gateway {
  /** Deviation of its clock in milliseconds. */
  skew = 0;
  /** Number of writes before it is killed. */
  writesLeft = Infinity;
  #world: World;
  #written: string[] = [];
  #entries: readonly CatalogueEntry[] | null = null;
  #comparedAt = -Infinity;
  #lastPrices = new Map<number, ShopPrice>();
  history: ReturnType<typeof createPriceHistory>;

  constructor(world: World) {
    this.#world = world;
    this.history = this.#open();
  }

  #open() {
    const { store, locks, rule } = this.#world;
    const priceLog = createPriceLog({
      store: {
        get: (key) => store.get(key),
        set: async (key, value, seconds) => {
          if (this.writesLeft <= 0) throw new Error("The gateway is killed.");
          this.writesLeft -= 1;
          await store.set(key, value, seconds);
          this.#written.push(key);
        },
      },
      locks,
      rule,
      getBasis: () => ({ currency: "EUR", includesTax: true }),
      log: silentLog,
    });
    return createPriceHistory({ priceLog, now: () => this.now(), log: silentLog });
  }

  now(): number {
    return this.#world.now + this.skew;
  }

  restart(): void {
    this.#entries = null;
    this.#lastPrices = new Map();
    this.writesLeft = Infinity;
    this.history = this.#open();
  }

  /** Reads the shop. A gateway that is killed during the read is restarted. */
  async read(): Promise<void> {
    const { shop, reads } = this.#world;
    const at = this.now();
    const isStart = this.#entries === null;
    const isComparison = isStart || at - this.#comparedAt > COMPARISON_INTERVAL_MS;
    if (isClockBehind(reads, at)) {
      await this.history.record(null, [entryOf(shop)]);
      this.restart();
      return;
    }
    const observations = [...shop].flatMap(([id, price]): readonly PriceObservation[] => {
      const before = this.#lastPrices.get(id);
      const isSame = before?.minor === price.minor && before.was === price.was;
      const observation = { id, at, ...price };
      const isChange = !isStart && !isSame;
      return isChange || (isComparison && !isKnown(reads, observation)) ? [observation] : [];
    });
    this.#written = [];
    const isUnchanged = JSON.stringify([...shop]) === JSON.stringify([...this.#lastPrices]);
    const next = (isUnchanged ? this.#entries : null) ?? [entryOf(shop)];
    this.#entries = await this.history.record(this.#entries, next);
    this.#lastPrices = new Map(shop);
    const isKilled = this.writesLeft <= 0 && !this.#written.includes("prices:coverage");
    const recordedObservations = isKilled
      ? observations.filter(({ id }) => this.#written.includes(`prices:${id % 512}`))
      : observations;
    if (isComparison) this.#comparedAt = at;
    reads.push({ at, observations: recordedObservations, isWhole: !isKilled });
    if (isKilled) this.restart();
  }
}

type Step = (world: World) => Promise<void> | void;
const which = fc.integer({ min: 0, max: 1 });
const offer = fc.constantFrom(...IDS);
const wait = (minMinutes: number, maxMinutes: number) =>
  fc.integer({ min: minMinutes, max: maxMinutes }).map((minutes) => ({ minutes }));

const price = fc.record({
  id: offer,
  minor: fc.integer({ min: 500, max: 999 }),
  isReduced: fc.boolean(),
  gateway: which,
});
const readBy =
  (gateway: number): Step =>
  (world) =>
    world.gateways[gateway]?.read();

/** Advances the clock, with a read at least every 12 hours. */
const advanceTime =
  ({ minutes }: { minutes: number }): Step =>
  async (world) => {
    for (let left = minutes; left > 0; left -= 720) {
      world.now += Math.min(left, 720) * MINUTE;
      await world.gateways[left % 2]?.read();
    }
  };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: price.map(({ id, minor, isReduced, gateway }): Step => async (world) => {
      world.shop.set(id, { minor, was: isReduced ? 1200 : null });
      world.now += 10 * MINUTE;
      await world.gateways[gateway]?.read();
    }),
  },
  { weight: 4, arbitrary: which.map(readBy) },
  { weight: 6, arbitrary: wait(30, 3_000).map(advanceTime) },
  { weight: 3, arbitrary: wait(10_000, 60_000).map(advanceTime) },
  // No reads: mostly for hours, sometimes for days.
  {
    weight: 1,
    arbitrary: wait(60, 3_000).map(
      ({ minutes }): Step =>
        (world) =>
          void (world.now += minutes * MINUTE),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ gateway: which, writes: fc.integer({ min: 0, max: 4 }) })
      .map(({ gateway, writes }): Step => async (world) => {
        const target = world.gateways[gateway];
        if (target) target.writesLeft = writes;
        await target?.read();
        if (target) target.writesLeft = Infinity;
      }),
  },
  {
    weight: 2,
    arbitrary: which.map(
      (gateway): Step =>
        (world) =>
          world.gateways[gateway]?.restart(),
    ),
  },
  // The clock is set, by minutes or hours: a running gateway does not notice before it is started again.
  {
    weight: 1,
    arbitrary: fc
      .record({ gateway: which, minutes: fc.integer({ min: -600, max: 600 }) })
      .map(({ gateway, minutes }): Step => (world) => {
        const target = world.gateways[gateway];
        if (!target) return;
        target.skew = minutes * MINUTE;
        target.restart();
      }),
  },
  // A product vanishes, and comes back within weeks.
  {
    weight: 1,
    arbitrary: fc
      .record({ id: offer, pause: wait(10, 25_000), was: fc.constantFrom(null, 1200) })
      .map(({ id, pause, was }): Step => async (world) => {
        world.shop.delete(id);
        await advanceTime(pause)(world);
        world.shop.set(id, { minor: 800, was });
        for (const target of world.gateways) await target.read();
      }),
  },
);

/** Returns the price that a page shows for an offer with a prior price. */
function shownPrice({ minor, was }: ShopPrice, priorMinor: number | null | undefined): object {
  if (was === null) return { kind: "single", amount: euros(minor) };
  if (priorMinor === null || priorMinor === undefined) return { kind: "sale", was: euros(was), now: euros(minor) };
  if (priorMinor <= minor) return { kind: "single", amount: euros(minor) };
  return { kind: "sale", was: euros(priorMinor), now: euros(minor), isPriorPrice: true };
}

test(
  "random prices with kills, restarts, clocks that are set and two gateways: lowest prices to the cent",
  async () => {
    let comparisonCount = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<ReductionRule>("progressive", "each"),
        fc.array(step, { minLength: 20, maxLength: 60 }),
        async (rule, steps) => {
          const world = new World(rule);
          for (const [number, applyStep] of steps.entries()) {
            await applyStep(world);
            if (number % 5 !== 4 && number !== steps.length - 1) continue;
            const newGateway = new Gateway(world);
            newGateway.skew = Math.max(0, ...world.gateways.map(({ skew }) => skew));
            world.now += 10 * MINUTE;
            // A gateway whose clock is behind the log knows no prices.
            const isWaiting = isClockBehind(world.reads, newGateway.now());
            await newGateway.read();
            for (const { id, price: displayedPrice } of newGateway.history.applyToDetail(detailOf(world.shop))
              .variations) {
              const now = world.shop.get(id);
              const prior = isWaiting ? null : calculatePriorPrice(world.reads, id, rule === "each");
              if (typeof prior === "number") comparisonCount += 1;
              if (now) expect(displayedPrice).toEqual(shownPrice(now, prior));
            }
          }
        },
      ),
      { numRuns: RUNS },
    );
    expect(comparisonCount).toBeGreaterThan(RUNS);
    if (process.env["PRICE_RUNS"])
      console.info(`${RUNS} sequences, ${comparisonCount} lowest prices compared, all equal.`);
  },
  60_000 + RUNS * 500,
);
