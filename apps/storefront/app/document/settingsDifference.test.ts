import { defaultSettings, emptySettings } from "@rewire/domain";
import { expect, test } from "vitest";
import { completeSettings, omitDefaultSettings } from "./settingsDifference.ts";

test.each([
  ["the defaults", defaultSettings],
  ["a shop whose owner has set nothing", emptySettings],
  [
    "a shop with settings of its own",
    {
      ...defaultSettings,
      site: { ...defaultSettings.site, siteName: "Somewhere" },
      shop: { ...defaultSettings.shop, maximumPrice: 900, delivery: [] },
    },
  ],
])("%s are the same after their way through a page", (_, settings) => {
  expect(completeSettings(omitDefaultSettings(settings))).toEqual(settings);
});

test("the defaults weigh nothing", () => {
  expect(omitDefaultSettings(defaultSettings)).toEqual({ site: {}, shop: {}, place: {}, desk: {} });
});

test("the same data give the same settings", () => {
  const difference = omitDefaultSettings(emptySettings);
  expect(completeSettings(difference)).toBe(completeSettings(difference));
});
