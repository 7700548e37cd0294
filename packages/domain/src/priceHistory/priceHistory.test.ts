import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compactPricePoints, MAX_PRICE_POINTS } from "./compactPricePoints.ts";
import { extendCoverage } from "./coverage.ts";
import { findReduction, type ReductionRule } from "./findReduction.ts";
import { addPricePoint, hasPrice, type PricePoint } from "./pricePoints.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const day = (count: number): number => start + count * DAY_MS;
const at = (days: number, minor: number, was: number | null = null): PricePoint => ({ at: day(days), minor, was });
const historyOf = (...points: readonly PricePoint[]) => points.reduce<readonly PricePoint[]>(addPricePoint, []);
const priorOf = (points: readonly PricePoint[], rule: ReductionRule = "progressive", coveredSince = 0) =>
  findReduction(points, coveredSince, rule)?.priorMinor;

describe("the lowest price of the 30 days before a reduction", () => {
  test("is the lowest that held at any moment of them", () => {
    expect(priorOf(historyOf(at(0, 900), at(40, 700), at(45, 900), at(60, 600, 900)))).toBe(700);
    expect(priorOf(historyOf(at(0, 500), at(20, 900), at(60, 600, 900)))).toBe(900);
    expect(priorOf(historyOf(at(0, 500), at(30, 900), at(60, 600, 900)))).toBe(900);
    expect(priorOf(historyOf(at(0, 500), at(30.5, 900), at(60, 600, 900)))).toBe(500);
  });

  test("is none without a reduction", () =>
    expect(findReduction(historyOf(at(0, 900), at(40, 700)), 0, "progressive")).toBeNull());

  test("is unknown before 30 days are known, by the product or by the log", () => {
    expect(priorOf(historyOf(at(40, 900), at(60, 600, 900)))).toBeNull();
    expect(priorOf(historyOf(at(0, 900), at(60, 600, 900)), "progressive", day(31))).toBeNull();
    expect(priorOf(historyOf(at(0, 900), at(60, 600, 900)), "progressive", day(30))).toBe(900);
  });

  test("stays that of the first step while a price is lowered further, or counts each step", () => {
    const points = historyOf(at(0, 900), at(60, 800, 900), at(70, 600, 900));
    expect(priorOf(points)).toBe(900);
    expect(priorOf(points, "each")).toBe(800);
  });

  test("counts a reduction anew after a price has risen, and after a pause", () => {
    expect(priorOf(historyOf(at(0, 900), at(60, 600, 900), at(70, 700, 900)))).toBe(600);
    expect(priorOf(historyOf(at(0, 900), at(60, 600, 900), at(70, 900), at(71, 600, 900)))).toBe(600);
    expect(priorOf(historyOf(at(0, 900), at(60, 600, 900), at(70, 900), at(101, 600, 900)))).toBe(900);
  });

  test("does not change with the former price that the shop names", () =>
    expect(priorOf(historyOf(at(0, 900), at(60, 600, 900), at(65, 600, 1200)), "each")).toBe(900));
});

describe("an observation", () => {
  const observations = [at(0, 900), at(5, 700), at(9, 900), at(20, 600, 900)];
  test("may come late, twice and in any order", () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...observations, ...observations], { minLength: 8 }), (shuffled) => {
        expect(historyOf(...shuffled)).toEqual(observations);
      }),
    ));
  test("that repeats a price stays until it is compacted, since a late one may come between", () => {
    const repeated = historyOf(at(0, 900), at(3, 900));
    expect(historyOf(...repeated, at(2, 700))).toEqual([at(0, 900), at(2, 700), at(3, 900)]);
    expect(compactPricePoints(repeated, day(9))).toEqual([at(0, 900)]);
    expect(hasPrice(repeated, at(4, 900))).toBe(true);
    expect(hasPrice(repeated, at(4, 800))).toBe(false);
  });
});

describe("coverage", () => {
  const coverage = { since: day(0), until: day(10) };
  test("grows with the log", () =>
    expect(extendCoverage(coverage, day(10.5))).toEqual({ since: day(0), until: day(10.5) }));
  test("begins anew after a day without", () =>
    expect(extendCoverage(coverage, day(11.1))).toEqual({ since: day(11.1), until: day(11.1) }));
  test("stays as it is for a clock that is a little late", () =>
    expect(extendCoverage(coverage, day(10) - 60_000)).toEqual(coverage));
  test("takes no time of a clock that is far behind", () => expect(extendCoverage(coverage, day(9))).toBeNull());
});

/** Changes of a price: pause in hours, price, whether it is announced as a reduction. */
const changes = fc.array(
  fc.record({
    hours: fc.integer({ min: 1, max: 300 }),
    minor: fc.integer({ min: 1, max: 12 }),
    isReduced: fc.boolean(),
  }),
  { minLength: 1, maxLength: 120 },
);

test("a compact history names the same lowest prices, and stays small", () =>
  fc.assert(
    fc.property(changes, fc.constantFrom<ReductionRule>("progressive", "each"), (steps, rule) => {
      let now = start;
      let whole: readonly PricePoint[] = [];
      let compact: readonly PricePoint[] = [];
      for (const { hours, minor, isReduced } of steps) {
        now += hours * 3_600_000;
        const point = { at: now, minor, was: isReduced ? 20 : null };
        whole = addPricePoint(whole, point);
        compact = compactPricePoints(addPricePoint(compact, point), now);
        expect(priorOf(compact, rule)).toBe(priorOf(whole, rule));
        expect(priorOf(compactPricePoints(compact, now + 50 * DAY_MS), rule)).toBe(priorOf(whole, rule));
        expect(compact.length).toBeLessThan(MAX_PRICE_POINTS);
      }
    }),
  ));

test("a price that changes all the time never gets a prior price that is too high", () => {
  let compact: readonly PricePoint[] = [];
  const whole: PricePoint[] = [];
  for (let step = 0; step < 400; step += 1) {
    const point = { at: day(40) + step * 60_000, minor: 500 + ((step * 37) % 101), was: null };
    whole.push(point);
    compact = compactPricePoints(addPricePoint(compact, point), point.at);
    expect(compact.length).toBeLessThanOrEqual(MAX_PRICE_POINTS);
  }
  const sale = at(71, 300, 900);
  expect(priorOf([...compact, sale])).toBeLessThanOrEqual(priorOf([...whole, sale]) ?? 0);
});
