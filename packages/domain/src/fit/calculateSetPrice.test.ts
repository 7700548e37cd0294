import { expect, test } from "vitest";
import type { Price } from "../money/index.ts";
import { calculateSetPrice } from "./calculateSetPrice.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });
const single = (minor: number): Price => ({ kind: "single", amount: euros(minor) });

test.each([
  [
    "single and reduced prices",
    [single(62900), { kind: "sale", was: euros(1200), now: euros(900) } as const],
    euros(63800),
  ],
  ["something free", [single(62900), { kind: "free" } as const], euros(62900)],
  ["options that are not chosen", [{ kind: "range", from: euros(1), to: euros(2) } as const, single(900)], null],
  ["something without a price", [single(1), { kind: "unpriced" } as const], null],
  ["two currencies", [single(1), { kind: "single", amount: { minor: 1, currency: "USD" } } as const], null],
  ["nothing", [], null],
])("%s", (_, prices: readonly Price[], total) => expect(calculateSetPrice(prices, "EUR")).toEqual(total));
