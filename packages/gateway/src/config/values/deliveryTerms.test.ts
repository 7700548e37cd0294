import { expect, test } from "vitest";
import { ConfigError } from "../ConfigError.ts";
import { readConfig } from "../readConfig.ts";

const read = (DELIVERY: string) => readConfig({ DELIVERY }).settings.shop.delivery;

test("nothing is promised unless the owner says it", () => expect(readConfig({}).settings.shop.delivery).toEqual([]));

test("what holds for some countries and for all others", () => {
  expect(read("DE: 5.89, free from 50, 1-2 days; AT CH: free, 3 days; *: 5-10 days")).toEqual([
    { countries: ["DE"], cost: 589, freeFrom: 5000, days: { from: 1, to: 2 } },
    { countries: ["AT", "CH"], cost: 0, freeFrom: null, days: { from: 3, to: 3 } },
    { countries: [], cost: null, freeFrom: null, days: { from: 5, to: 10 } },
  ]);
  expect(read("none")).toEqual([]);
});

test.each([
  "DE",
  "DE:",
  "Germany: 4.95",
  "DE: soon",
  "DE: 4.95 EUR",
  "DE: 4,95",
  "DE: 3-1 days",
  "DE: 0 days",
  "de: 1 day",
  "DE: -1",
])("%s is refused in words", (text) => {
  expect(() => read(text)).toThrow(ConfigError);
  expect(() => read(text)).toThrow(/DELIVERY/);
});
