import { expect, test } from "vitest";
import { judge, mediansOf, ROWS, toRows } from "./rows.mjs";

const keys = ROWS.map(({ of }) => of);
const all = (value) => Object.fromEntries(keys.map((key) => [key, value]));
const isMetOf = (page, medians) => Object.fromEntries(judge(page, medians).map(({ name, isMet }) => [name, isMet]));

test("medians are taken figure by figure", () => {
  expect(
    mediansOf([
      { a: 1, b: 9 },
      { a: 3, b: 8 },
      { a: 2, b: 7 },
    ]),
  ).toEqual({ a: 2, b: 8 });
});

test("a ratio is held against the floor of the same run", () => {
  const floor = { ...all(0), largestPaint: 1_000 };
  expect(isMetOf("list", { floor, ours: { ...all(0), largestPaint: 1_150 } })["LCP, ms"]).toBe(true);
  expect(isMetOf("list", { floor, ours: { ...all(0), largestPaint: 1_151 } })["LCP, ms"]).toBe(false);
});

test("a limit is held as it is written, and sizes in KiB", () => {
  const met = isMetOf("list", {
    floor: all(0),
    ours: { ...all(0), blocked: 60.4, script: 131 * 1024, bytes: 200 * 1024 },
  });
  expect(met["blocked main thread, ms"]).toBe(true);
  expect(met["JavaScript in all, KiB"]).toBe(false);
  expect(met["everything, KiB"]).toBe(true);
  expect(met["FCP, ms"]).toBe(null);
});

test("what is aimed at for lists alone is not held against products", () => {
  const ours = all(1e9);
  expect(isMetOf("list", { floor: all(1), ours })["HTML, elements"]).toBe(false);
  expect(isMetOf("product", { floor: all(1), ours })["HTML, elements"]).toBe(null);
});

test("the table names page, goals and what is not met", () => {
  const rows = toRows("list", judge("list", { floor: all(100), ours: { ...all(100), blocked: 300 } }));
  expect(rows[0]).toEqual(["list", "static", "ours", "ratio", "goal", ""]);
  expect(rows).toContainEqual(["blocked main thread, ms", "100", "300", "3.00", "≤ 60", "not met"]);
  expect(rows).toContainEqual(["LCP, ms", "100", "100", "1.00", "≤ 1.15 ×", "met"]);
});
