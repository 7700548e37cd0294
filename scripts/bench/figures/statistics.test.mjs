import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { median, percentile, slope } from "./statistics.mjs";

const values = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 60 });

describe("median", () => {
  test("is the middle of an odd number of values, and the mean of both middles of an even one", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test("of none is no number", () => {
    expect(median([])).toBeNaN();
  });
});

describe("percentile", () => {
  test.each([
    [0.5, 50],
    [0.07, 7],
    [0.98, 98],
    [0.99, 99],
    [0.999, 100],
    [1, 100],
  ])("%d of 1 to 100 is %d", (share, expected) => {
    const all = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(percentile(all, share)).toBe(expected);
  });

  test("of 40 values, 98 % are within the largest", () => {
    const all = Array.from({ length: 40 }, (_, at) => at);
    expect(percentile(all, 0.98)).toBe(39);
  });

  test("is one of the values, and at least that share does not exceed it", () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 100 }), (all, hundredths) => {
        const value = percentile(all, hundredths / 100);
        expect(all).toContain(value);
        expect(all.filter((one) => one <= value).length * 100).toBeGreaterThanOrEqual(all.length * hundredths);
      }),
    );
  });

  test("of none is no number", () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe("slope", () => {
  test("of a line is its own, whatever the noise on both sides", () => {
    const points = [0, 1, 2, 3].flatMap((x) => [
      { x, y: 5 + 2 * x + 1 },
      { x, y: 5 + 2 * x - 1 },
    ]);
    expect(slope(points)).toBeCloseTo(2);
  });

  test("of one point, or of points above one another, is flat", () => {
    expect(slope([{ x: 1, y: 9 }])).toBe(0);
    expect(
      slope([
        { x: 1, y: 1 },
        { x: 1, y: 9 },
      ]),
    ).toBe(0);
  });
});
