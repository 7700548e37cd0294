import { expect, test } from "vitest";
import { isCommercePage, needsScripts } from "./pageGroups.ts";

test.each([
  ["/", false, false],
  ["/products", false, false],
  ["/de/product/nordlys-n3-pro", false, false],
  ["/repairs", false, false],
  ["/repair", false, true],
  ["/fr/repair/status", false, true],
  ["/checkout", true, true],
  ["/es/checkout/order-received/7", true, true],
  ["/de/my-account", true, true],
  ["/wishlist", true, true],
  ["/de/my-devices", true, true],
])("%s: about cart or customer %s, needs its scripts %s", (path, isCommerce, needs) => {
  expect(isCommercePage(path)).toBe(isCommerce);
  expect(needsScripts(path)).toBe(needs);
});
