import { expect, test } from "vitest";
import { cartFingerprint } from "./cartFingerprint.ts";
import { carts } from "../testing/carts.ts";

const cart = carts.phoneAndChargers;

test("the order of the lines does not matter, everything that is charged does", () => {
  const fingerprint = cartFingerprint(cart);
  expect(cartFingerprint({ ...cart, lines: cart.lines.toReversed() })).toBe(fingerprint);
  expect(cartFingerprint({ ...cart, lines: cart.lines.slice(1) })).not.toBe(fingerprint);
  expect(
    cartFingerprint({ ...cart, lines: cart.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) }),
  ).not.toBe(fingerprint);
  expect(
    cartFingerprint({
      ...cart,
      totals: { ...cart.totals, total: { minor: cart.totals.total.minor + 1, currency: "EUR" } },
    }),
  ).not.toBe(fingerprint);
});
