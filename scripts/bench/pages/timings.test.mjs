import { describe, expect, test } from "vitest";
import { blockedTime, layoutShift } from "./timings.mjs";

describe("blocked time", () => {
  test("is what exceeds 50 ms of each task after the first paint", () => {
    const tasks = [
      { start: 2_000, duration: 60 },
      { start: 1_000, duration: 150 },
    ];
    expect(blockedTime(900, tasks)).toBe(110);
  });

  test("leaves out what was before the first paint, and counts the rest of a task that was under way", () => {
    const tasks = [
      { start: 0, duration: 400 },
      { start: 800, duration: 300 },
    ];
    expect(blockedTime(1_000, tasks)).toBe(50);
  });

  test("ends with five quiet seconds", () => {
    const tasks = [
      { start: 1_000, duration: 100 },
      { start: 6_099, duration: 100 },
      { start: 11_199, duration: 100 },
    ];
    expect(blockedTime(1_000, tasks)).toBe(100);
  });

  test("of no tasks is nothing", () => {
    expect(blockedTime(1_000, [])).toBe(0);
  });
});

describe("layout shift", () => {
  test("sums what is less than a second apart, and takes the worst sum", () => {
    const shifts = [
      { start: 0, value: 0.1 },
      { start: 900, value: 0.1 },
      { start: 3_000, value: 0.15 },
    ];
    expect(layoutShift(shifts)).toBeCloseTo(0.2);
  });

  test("begins anew after five seconds", () => {
    const shifts = Array.from({ length: 12 }, (_, at) => ({ start: at * 500, value: 0.01 }));
    expect(layoutShift(shifts)).toBeCloseTo(0.1);
  });

  test("of a page that stands still is 0", () => {
    expect(layoutShift([])).toBe(0);
  });
});
