import { expect, test } from "vitest";
import { siteLinks } from "./links.ts";
import { pageOfAccountLink, pageOfPayLink } from "./shopLinks.ts";

const links = siteLinks("/de");

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
  expect(pageOfAccountLink(rest, links)).toBe(page);
});

test("the page for paying is the order's own, with its key", () => {
  expect(pageOfPayLink("890", "wc_order_abc", links)).toBe("/de/checkout/order-received/890?key=wc_order_abc");
  expect(pageOfPayLink("890", null, links)).toBe("/de/checkout/order-received/890");
  expect(pageOfPayLink("890", "a&b=//c", links)).toBe("/de/checkout/order-received/890?key=a%26b%3D%2F%2Fc");
  expect(pageOfPayLink("x", "wc_order_abc", links)).toBeNull();
});
