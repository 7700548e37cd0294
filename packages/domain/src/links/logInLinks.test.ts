import { expect, test } from "vitest";
import { createSiteLinks } from "./links.ts";
import { findPageAfterLogIn, toCheckoutLogInUrl, toOrderLogInUrl } from "./logInLinks.ts";
import { createPrivacyLinks } from "./privacyLinks.ts";

const links = { ...createSiteLinks("/de"), ...createPrivacyLinks("/de") };
const find = (address: string) => findPageAfterLogIn(new URL(address, "https://shop.example").searchParams, links);

test("the log-in leads back to the page of personal data, with the key of the link that was opened", () => {
  expect(find(links.signIn(""))).toBe("/de/my-account/data");
  expect(find(links.signIn("a b"))).toBe("/de/my-account/data?key=a+b");
});

test("the log-in leads back to the checkout, and to the page of an order", () => {
  expect(find(toCheckoutLogInUrl(links.myAccount))).toBe("/de/checkout");
  expect(find(toOrderLogInUrl(links.myAccount, 1013))).toBe("/de/order-summary/1013");
});

test.each([
  "/my-account",
  "/my-account?tab=orders",
  "/my-account?next=https%3A%2F%2Fevil.example&key=k",
  "/my-account?next=order",
  "/my-account?next=order&id=..%2F..%2Fevil",
])("the log-in on %s stays in the account", (address) => expect(find(address)).toBeNull());
