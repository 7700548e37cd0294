import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LimitRule } from "./createAttemptLimit.ts";
import { limitRules } from "./createLimits.ts";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");

/** First words of the row of each limit, in the README's table. */
const rowOf: Readonly<Record<keyof typeof limitRules, string>> = {
  logIn: "passwords",
  coupon: "codes of coupons",
  registration: "accounts opened",
  duplicateAccount: "orders whose new account",
  resetMail: "mails for a lost password",
  resetKey: "keys of such a mail",
  repair: "repairs by number",
  guestOrder: "guests' orders by number",
  contact: "messages of the contact form",
  reviewPhotos: "reviews with photos",
  sharedList: "wishlists shared",
  alert: "requests for alerts",
  tradeIn: "appointments for trade-ins",
  order: "orders by number",
  personalData: "exports and deletions",
  hold: "times at the repair desk",
  statement: "withdrawals and returns in own words",
};

const numbersOf = (row: string) =>
  [...row.replaceAll(",", "").matchAll(/(\d+) in (\d+)/g)].map(([, max, minutes]) => `${max} in ${minutes}`);
const { ownAddress: _, ...logIn } = limitRules.logIn;
const tableRules: Readonly<Record<string, Readonly<Record<string, LimitRule>>>> = { ...limitRules, logIn };

test.each(Object.entries(rowOf))("the README tells the limit %s as it is", (name, label) => {
  const row = readme.split("\n").find((line) => line.startsWith(`| ${label}`)) ?? "";
  expect(numbersOf(row)).toEqual(
    Object.values(tableRules[name] ?? {}).map(({ max, seconds }) => `${max} in ${seconds / 60}`),
  );
});

test("the README tells how often an owner may fail at an address of before", () => {
  expect(readme).toContain(`where it was entered before, ${limitRules.logIn.ownAddress.max} of its own`);
});
