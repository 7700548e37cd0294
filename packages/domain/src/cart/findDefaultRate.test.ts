import { expect, test } from "vitest";
import { findDefaultRate } from "./findDefaultRate.ts";

test.each([
  ["Flat rate", "flat"],
  [" Free shipping ", "free"],
  ["Local pickup", "pickup"],
  ["Local pickup at Kabelstrasse 12", null],
  ["Express", null],
  ["", null],
])("the title %s", (title, rate) => {
  expect(findDefaultRate(title)).toBe(rate);
});
