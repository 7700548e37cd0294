import { expect, test } from "vitest";
import { createSiteLinks } from "./links.ts";
import { resolveAccountLink, resolvePayLink } from "./shopLinks.ts";

const links = createSiteLinks("/de");

test.each([
  ["view-order/890", "/de/order-summary/890"],
  ["view-order/890/", "/de/order-summary/890"],
  ["orders", "/de/my-account?tab=orders"],
  ["orders/2", "/de/my-account?tab=orders"],
  ["downloads/", "/de/my-account?tab=downloads"],
  ["edit-account", "/de/my-account?tab=details"],
  ["edit-address/billing", "/de/my-account?tab=addresses"],
  ["payment-methods", "/de/my-account?tab=details"],
  ["view-order", null],
  ["view-order/0", null],
  ["view-order/12a", null],
  ["view-order/99999999999999999", null],
  ["toString", null],
  ["", null],
])("my-account/%s is at %s", (rest, page) => {
  expect(resolveAccountLink(rest, links)).toBe(page);
});

test("the page for paying is the order's own, with its key", () => {
  expect(resolvePayLink("890", "wc_order_abc", links)).toBe("/de/checkout/order-received/890?key=wc_order_abc");
  expect(resolvePayLink("890", null, links)).toBe("/de/checkout/order-received/890");
  expect(resolvePayLink("890", "a&b=//c", links)).toBe("/de/checkout/order-received/890?key=a%26b%3D%2F%2Fc");
  expect(resolvePayLink("x", "wc_order_abc", links)).toBeNull();
});
