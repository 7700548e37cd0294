import { beforeEach, describe, expect, test } from "vitest";
import { createMemoryStore } from "../createMemoryStore.ts";
import { createLimits, SHARED_KEY, limitRules, type Limits } from "./createLimits.ts";

const GUESSES = 1000;
let time = 0;
let limits: Limits = createLimits(createMemoryStore());
beforeEach(() => {
  time = 1_000_000;
  limits = createLimits(createMemoryStore(() => time));
});

type Guess = (n: number, run: () => Promise<{ value: null; counts: boolean }>) => Promise<null>;
const everywhere = (n: number) => `198.${18 + (n >> 8)}.7.${n & 255}`;

/** So many of a thousand wrong guesses are really tried. */
async function tried(guess: Guess): Promise<number> {
  let count = 0;
  for (let n = 0; n < GUESSES; n++) {
    const run = async () => {
      count += 1;
      return { value: null, counts: true };
    };
    await guess(n, run).catch((error: unknown) =>
      expect(error).toMatchObject({ status: 429, kind: "tooManyAttempts" }),
    );
  }
  return count;
}

const sum = SHARED_KEY;
const cases: readonly [what: string, max: number, guess: Guess][] = [
  [
    "passwords from one address",
    limitRules.logIn.address.max,
    (n, run) => limits.tryPassword(`name-${n}`, "192.0.2.1", run),
  ],
  [
    "passwords of one account",
    limitRules.logIn.account.max,
    (n, run) => limits.tryPassword("maria", everywhere(n), run),
  ],
  [
    "passwords of all accounts",
    limitRules.logIn.sum.max,
    (n, run) => limits.tryPassword(`name-${n}`, everywhere(n), run),
  ],
  [
    "coupons from one address",
    limitRules.coupon.address.max,
    (_, run) => limits.coupon.make({ address: "192.0.2.1", sum }, run),
  ],
  [
    "gift cards by one customer",
    limitRules.coupon.account.max,
    (n, run) => limits.coupon.make({ address: everywhere(n), account: "2" }, run),
  ],
  [
    "gift cards by guests from everywhere",
    limitRules.coupon.sum.max,
    (n, run) => limits.coupon.make({ address: everywhere(n), sum }, run),
  ],
  [
    "repairs from one address",
    limitRules.repair.address.max,
    (n, run) => limits.repair.make({ address: "192.0.2.1", number: String(n), sum }, run),
  ],
  [
    "one repair from everywhere",
    limitRules.repair.number.max,
    (n, run) => limits.repair.make({ address: everywhere(n), number: "1000", sum }, run),
  ],
  [
    "all repairs from everywhere",
    limitRules.repair.sum.max,
    (n, run) => limits.repair.make({ address: everywhere(n), number: String(n), sum }, run),
  ],
  [
    "orders by one customer from everywhere",
    limitRules.order.account.max,
    (n, run) => limits.order.make({ address: everywhere(n), account: "2" }, run),
  ],
  [
    "orders by many customers from one address",
    limitRules.order.address.max,
    (n, run) => limits.order.make({ address: "192.0.2.1", account: String(n) }, run),
  ],
  [
    "letters to one recipient",
    limitRules.resetMail.recipient.max,
    (n, run) => limits.resetMail.make({ address: everywhere(n), recipient: "maria", sum }, run),
  ],
  [
    "letters to all recipients",
    limitRules.resetMail.sum.max,
    (n, run) => limits.resetMail.make({ address: everywhere(n), recipient: String(n), sum }, run),
  ],
  [
    "keys of such a letter",
    limitRules.resetKey.account.max,
    (n, run) => limits.resetKey.make({ address: everywhere(n), account: "maria", sum }, run),
  ],
  [
    "registrations from one address",
    limitRules.registration.address.max,
    (n, run) => limits.registration.make({ address: "192.0.2.1", recipient: String(n), sum }, run),
  ],
  [
    "times at the desk by one visitor",
    limitRules.hold.address.max,
    (_, run) => limits.hold.make({ address: "192.0.2.1", sum }, run),
  ],
];

test.each(cases)("of a thousand guesses at %s only %i are tried", async (_, max, guess) =>
  expect(await tried(guess)).toBe(max),
);

test("no rule makes anybody wait longer than an hour", () => {
  const rules = Object.values(limitRules).flatMap((named) => Object.values(named));
  expect(Math.max(...rules.map(({ seconds }) => seconds))).toBeLessThanOrEqual(3600);
});

describe("whoever was let into an account at an address", () => {
  const right = async () => ({ value: "in", counts: false });

  test("is hindered there neither by strangers at the account nor by the sum, for sixty days", async () => {
    await limits.knownAddresses.remember("Maria", "192.0.2.1");
    await tried((n, run) => limits.tryPassword("maria", everywhere(n), run));
    await tried((n, run) => limits.tryPassword(`name-${n}`, everywhere(n), run));
    expect(await limits.tryPassword(" maria", "192.0.2.1", right)).toBe("in");
    await expect(limits.tryPassword("maria", "192.0.2.2", right)).rejects.toMatchObject({ status: 429 });
    time += 60 * 24 * 60 * 60 * 1000;
    expect(await limits.knownAddresses.has("maria", "192.0.2.1")).toBe(false);
  });

  test("is hindered there by own slips alone, and has no more of them than others", async () => {
    await limits.knownAddresses.remember("maria", "192.0.2.1");
    await tried((n, run) => limits.tryPassword(`name-${n}`, "192.0.2.1", run));
    expect(await tried((_, run) => limits.tryPassword("maria", "192.0.2.1", run))).toBe(
      limitRules.logIn.ownAddress.max,
    );
  });

  test("is unknown where nobody knows the address", async () => {
    await limits.knownAddresses.remember("maria", "unknown");
    expect(await limits.knownAddresses.has("maria", "unknown")).toBe(false);
  });
});
