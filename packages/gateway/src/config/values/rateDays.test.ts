import { expect, test } from "vitest";
import { ConfigError } from "../ConfigError.ts";
import { readConfig } from "../readConfig.ts";

const read = (RATE_DAYS: string) => readConfig({ RATE_DAYS }).settings.shop.rateDays;

test("rates have the country's days unless the owner says otherwise", () =>
  expect(readConfig({}).settings.shop.rateDays).toEqual([]));

test("rates are named by id, label or method", () => {
  expect(read("flat_rate:4 = 3-5 days; Express by noon = 1 day; local_pickup=0 days")).toEqual([
    { rate: "flat_rate:4", days: { from: 3, to: 5 } },
    { rate: "Express by noon", days: { from: 1, to: 1 } },
    { rate: "local_pickup", days: { from: 0, to: 0 } },
  ]);
  expect(read("none")).toEqual([]);
});

test.each(["Express", "Express = soon", "= 1 day", "Express = 3-1 days", "Express: 1 day"])(
  "%s is refused in words",
  (text) => {
    expect(() => read(text)).toThrow(ConfigError);
    expect(() => read(text)).toThrow(/RATE_DAYS/);
  },
);
