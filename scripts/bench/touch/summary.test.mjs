import { expect, test } from "vitest";
import { HEADING, summarize, toRow } from "./summary.mjs";

test("medians count, and a control that never looks touched has answered with the rest", () => {
  const samples = [
    { pressed: 20, result: 100 },
    { pressed: null, result: 90 },
    { pressed: 30, result: 500 },
  ];
  expect(summarize(samples, 120)).toEqual({ result: 100, result95: 500, pressed: 30, pressed95: 90, isMet: true });
});

test.each([
  [{ pressed: 50, result: 120 }, true],
  [{ pressed: 51, result: 120 }, false],
  [{ pressed: 50, result: 121 }, false],
])("%j against 50 and 120: %s", (sample, isMet) => {
  expect(summarize([sample], 120).isMet).toBe(isMet);
});

test("a row has the columns of the heading; without a goal nothing is met or missed", () => {
  const row = toRow("sort", summarize([{ pressed: 51.2, result: 1_282 }], 120), 120);
  expect(row).toEqual(["sort", "1,282", "1,282", "≤ 120", "51", "51", "≤ 50", "not met"]);
  const free = toRow("sort", summarize([{ pressed: 9, result: 10 }], null), null);
  expect(free).toEqual(["sort", "10", "10", "", "9", "9", "", ""]);
  expect(free).toHaveLength(HEADING.length);
});
