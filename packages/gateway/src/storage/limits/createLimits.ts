import type { KeyValueStore } from "../KeyValueStore.ts";
import { accountName } from "./accountName.ts";
import { createAttemptLimit, type AttemptLimit, type AttemptOutcome, type LimitRule } from "./createAttemptLimit.ts";
import { createKnownAddresses, type KnownAddresses } from "./createKnownAddresses.ts";

const perQuarterHour = (max: number): LimitRule => ({ max, seconds: 15 * 60 });
const perHour = (max: number): LimitRule => ({ max, seconds: 60 * 60 });

/**
 * Rules of all limits. `address` counts per client, with a whole IPv6 /64 as one; `sum` counts all clients. No limit
 * lasts longer than an hour, so the waiting time is given in minutes.
 */
export const limitRules = {
  /**
   * Wrong passwords. `ownAddress` is an account at an address that it was used from before; no other rule applies then.
   */
  logIn: {
    address: perQuarterHour(8),
    account: perQuarterHour(10),
    sum: perQuarterHour(300),
    ownAddress: perQuarterHour(8),
  },
  /** Registrations, regardless of their outcome. */
  registration: { address: perHour(10), recipient: perHour(3), sum: perHour(300) },
  /** Orders refused because the account to be created exists. */
  duplicateAccount: { address: perHour(10) },
  resetMail: { address: perQuarterHour(8), recipient: perHour(3), sum: perHour(300) },
  resetKey: { address: perQuarterHour(8), account: perQuarterHour(10), sum: perQuarterHour(300) },
  /** Refused codes of coupons and gift cards. `account` for customers, `sum` for guests. */
  coupon: { address: perQuarterHour(10), account: perQuarterHour(10), sum: perQuarterHour(300) },
  /**
   * Repairs that are not found; `number` and `sum` only with an e-mail address, since the key of a link cannot be
   * guessed.
   */
  repair: { address: perQuarterHour(10), number: perQuarterHour(30), sum: perQuarterHour(300) },
  /**
   * Guests' orders that are not found; `number` and `sum` only with an e-mail address, since the key of a link cannot
   * be guessed.
   */
  guestOrder: { address: perQuarterHour(10), number: perQuarterHour(30), sum: perQuarterHour(300) },
  /** Withdrawals and returns in the customer's own words, each one: they cause e-mails. */
  statement: { address: perHour(10), recipient: perHour(5), sum: perHour(300) },
  /** Order numbers of other customers. */
  order: { address: perQuarterHour(30), account: perQuarterHour(30) },
  /** Reserved slots at the repair desk. */
  hold: { address: perHour(40), sum: perHour(1000) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LimitRule>>>>;

type LimitName = keyof typeof limitRules;

/** Key under which the attempts of all clients are counted together. */
export const SHARED_KEY = "all";

/** Limits by name, with the exceptions for known addresses. */
export type Limits = { readonly [Name in LimitName]: AttemptLimit<keyof (typeof limitRules)[Name] & string> } & {
  /** Tries a password of an account. Attacks from other addresses do not affect the owner's known ones. */
  readonly tryPassword: <Value>(
    login: string,
    address: string,
    run: () => Promise<AttemptOutcome<Value>>,
  ) => Promise<Value>;
  readonly knownAddresses: KnownAddresses;
};

/** Creates the rate limits of all actions; their counters are in a state store. */
export function createLimits(store: KeyValueStore): Limits {
  const limit = <By extends string>(name: string, rules: Readonly<Record<By, LimitRule>>) =>
    createAttemptLimit(store, { name, rules });
  const knownAddresses = createKnownAddresses(store);
  const logIn = limit("log-in", limitRules.logIn);
  return {
    logIn,
    registration: limit("registration", limitRules.registration),
    duplicateAccount: limit("taken-account", limitRules.duplicateAccount),
    resetMail: limit("reset-mail", limitRules.resetMail),
    resetKey: limit("reset-key", limitRules.resetKey),
    coupon: limit("coupon", limitRules.coupon),
    repair: limit("repair", limitRules.repair),
    guestOrder: limit("guest-order", limitRules.guestOrder),
    statement: limit("statement", limitRules.statement),
    order: limit("order", limitRules.order),
    hold: limit("hold", limitRules.hold),
    knownAddresses,
    async tryPassword(login, address, run) {
      const account = accountName(login);
      const keys = (await knownAddresses.has(login, address))
        ? { ownAddress: `${account} ${address}` }
        : { address, account, sum: SHARED_KEY };
      return logIn.make(keys, run);
    },
  };
}
