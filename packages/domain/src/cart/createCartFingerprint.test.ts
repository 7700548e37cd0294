import { expect, test } from "vitest";
import { createCartFingerprint } from "./createCartFingerprint.ts";
import { carts } from "../testing/carts.ts";

const cart = carts.phoneAndChargers;

test("the order of the lines does not matter, everything that is charged does", () => {
  const fingerprint = createCartFingerprint(cart);
  expect(createCartFingerprint({ ...cart, lines: cart.lines.toReversed() })).toBe(fingerprint);
  expect(createCartFingerprint({ ...cart, lines: cart.lines.slice(1) })).not.toBe(fingerprint);
  expect(
    createCartFingerprint({ ...cart, lines: cart.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) }),
  ).not.toBe(fingerprint);
  expect(
    createCartFingerprint({
      ...cart,
      totals: { ...cart.totals, total: { minor: cart.totals.total.minor + 1, currency: "EUR" } },
    }),
  ).not.toBe(fingerprint);
});
