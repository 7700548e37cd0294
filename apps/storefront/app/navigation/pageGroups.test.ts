import { expect, test } from "vitest";
import { getSearchText, isCommercePage, needsScripts } from "./pageGroups.ts";

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
  ["/cart", true, true],
  ["/de/cart", true, true],
  ["/wishlist", true, true],
  ["/de/my-devices", true, true],
])("%s: about cart or customer %s, needs its scripts %s", (path, isCommerce, needs) => {
  expect(isCommercePage(path)).toBe(isCommerce);
  expect(needsScripts(path)).toBe(needs);
});

test.each([
  ["/products", "?search=case", "case"],
  ["/de/product-category/phones/page/2", "?x=1&search=a%20b", "a b"],
  ["/products", "", ""],
  ["/", "?search=case", ""],
  ["/product/nordlys-n3-pro", "?search=case", ""],
  ["/repair", "?search=case", ""],
])("the search in %s%s is “%s”", (pathname, search, text) => expect(getSearchText({ pathname, search })).toBe(text));
