import { expect, test } from "vitest";
import { createPrivacyLinks, findPageAfterLogIn } from "./privacyLinks.ts";

const links = createPrivacyLinks("/de");
const find = (address: string) => findPageAfterLogIn(new URL(address, "https://shop.example").searchParams, links);

test("the log-in leads back to the page of personal data, with the key of the link that was opened", () => {
  expect(find(links.signIn(""))).toBe("/de/my-account/data");
  expect(find(links.signIn("a b"))).toBe("/de/my-account/data?key=a+b");
});

test.each(["/my-account", "/my-account?tab=orders", "/my-account?next=https%3A%2F%2Fevil.example&key=k"])(
  "the log-in on %s stays in the account",
  (address) => expect(find(address)).toBeNull(),
);
