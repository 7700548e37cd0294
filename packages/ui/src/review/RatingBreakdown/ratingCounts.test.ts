import { productDetails } from "@rewire/domain/testing";
import { expect, it } from "vitest";
import { ratingCounts } from "./ratingCounts.ts";

it("counts the reviews of the cast's phone by their stars", () => {
  expect(ratingCounts(productDetails.nordlysN3Pro.reviews)).toEqual({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 });
});

it("counts nothing where nobody has written", () => {
  expect(ratingCounts([])).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
});
