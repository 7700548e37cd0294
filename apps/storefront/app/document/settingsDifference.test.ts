import { defaultSettings, unsetSettings } from "@rewire/domain";
import { expect, test } from "vitest";
import { completeSettings, reduceSettings } from "./settingsDifference.ts";

test.each([
  ["the defaults", defaultSettings],
  ["a shop whose owner has set nothing", unsetSettings],
  [
    "a shop with settings of its own",
    {
      ...defaultSettings,
      site: { ...defaultSettings.site, siteName: "Somewhere" },
      store: { ...defaultSettings.store, maximumPrice: 900, delivery: [] },
    },
  ],
])("%s are the same after their way through a page", (_, settings) => {
  expect(completeSettings(reduceSettings(settings))).toEqual(settings);
});

test("the defaults weigh nothing", () => {
  expect(reduceSettings(defaultSettings)).toEqual({ site: {}, store: {}, place: {}, desk: {} });
});

test("the same data give the same settings", () => {
  const difference = reduceSettings(unsetSettings);
  expect(completeSettings(difference)).toBe(completeSettings(difference));
});
