import { expect, test } from "vitest";
import { toNumber, toRatio, toTable } from "./table.mjs";

test("numbers have commas and as many digits as wanted; what was not measured is a dash", () => {
  expect(toNumber(34_567.89)).toBe("34,568");
  expect(toNumber(2.345, 1)).toBe("2.3");
  expect([toNumber(null), toNumber(undefined), toNumber(Number.NaN)]).toEqual(["–", "–", "–"]);
});

test("a ratio has two digits, and none without a floor", () => {
  expect(toRatio(230, 200)).toBe("1.15");
  expect(toRatio(172, 0)).toBe("–");
  expect(toRatio(Number.NaN, 5)).toBe("–");
});

test("columns stand under one another, without spaces at the end", () => {
  const table = toTable([
    ["list", "static", "ours", ""],
    ["LCP, ms", 900, "1,800", "not met"],
    ["CLS", 0, 0, ""],
  ]);
  expect(table.split("\n")).toEqual([
    "list     static   ours",
    "LCP, ms     900  1,800  not met",
    "CLS           0      0",
  ]);
});
