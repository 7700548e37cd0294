import { catalogue } from "@rewire/demo-shop/catalogue";
import { colourSwatches } from "@rewire/domain";
import { expect, test } from "vitest";

test("every colour of the embedded shop has a swatch", () => {
  const colours = catalogue.attributes.find(({ slug }) => slug === "color")?.terms.map(({ slug }) => slug) ?? [];
  expect(colours.length).toBeGreaterThan(20);
  expect(colours.filter((slug) => colourSwatches["pa_color"]?.[slug] === undefined)).toEqual([]);
});
