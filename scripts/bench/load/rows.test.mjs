import { expect, test } from "vitest";
import { HEADING, isFast, evaluateWalk, toRow } from "./rows.mjs";

const measurement = {
  size: 10_000,
  kind: "list",
  mode: "warm",
  connections: 100,
  perSecond: 2_000,
  p50: 4.56,
  p99: 12,
  bad: 0,
  count: 10_000,
};

test("a row has the columns of the heading", () => {
  const row = toRow(measurement);
  expect(row).toEqual(["list, warm", "10,000", "100", "2,000", "4.6", "12.0", "0", "≥ 2,000", "met"]);
  expect(row).toHaveLength(HEADING.length);
});

test.each([
  [{ perSecond: 1_999 }, false],
  [{ bad: 1 }, false],
  [{ mode: "anew", perSecond: 60 }, true],
  [{ mode: "anew", perSecond: 34.4 }, false],
  [{ kind: "search" }, null],
])("%j: %s", (change, isMet) => {
  expect(isFast({ ...measurement, ...change })).toBe(isMet);
});

test("a walk is quick, complete, and flat in its second half", () => {
  const memory = [100, 300, 400, 401].map((megabytes, at) => ({ seconds: at * 10, megabytes }));
  const good = { p99: 30, bad: 0, unsent: 0, missing: 0, count: 600_000 };
  expect(evaluateWalk(good, memory)).toEqual({ isQuick: true, isFlat: true, isComplete: true });
  expect(evaluateWalk({ ...good, p99: 31, unsent: 1 }, memory)).toMatchObject({ isQuick: false, isComplete: false });
  expect(evaluateWalk(good, [...memory, { seconds: 40, megabytes: 500 }])).toMatchObject({ isFlat: false });
  expect(evaluateWalk(good, [])).toMatchObject({ isFlat: false });
});
