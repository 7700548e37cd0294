import type { KeyValueStore } from "../KeyValueStore.ts";
import { normalizeAccountName } from "./accountName.ts";
import { createAttemptLimit, type AttemptLimit, type AttemptOutcome, type LimitRule } from "./createAttemptLimit.ts";
import { createKnownAddresses, type KnownAddresses } from "./createKnownAddresses.ts";

const createQuarterHourRule = (max: number): LimitRule => ({ max, seconds: 15 * 60 });
const createHourRule = (max: number): LimitRule => ({ max, seconds: 60 * 60 });

/**
 * Rules of all limits. `address` counts per client, with a whole IPv6 /64 network as one client; `sum` counts all
 * clients together. No period is longer than an hour.
 */
export const limitRules = {
  /**
   * Wrong passwords. `ownAddress` is an account at an address that it was used from before; no other rule applies then.
   */
  logIn: {
    address: createQuarterHourRule(8),
    account: createQuarterHourRule(10),
    sum: createQuarterHourRule(300),
    ownAddress: createQuarterHourRule(8),
  },
  /** Registrations, regardless of their outcome. */
  registration: { address: createHourRule(10), recipient: createHourRule(3), sum: createHourRule(300) },
  /** Orders refused because the account to be created exists. */
  duplicateAccount: { address: createHourRule(10) },
  resetMail: { address: createQuarterHourRule(8), recipient: createHourRule(3), sum: createHourRule(300) },
  resetKey: { address: createQuarterHourRule(8), account: createQuarterHourRule(10), sum: createQuarterHourRule(300) },
  /** Refused codes of coupons and gift cards. `account` for customers, `sum` for guests. */
  coupon: { address: createQuarterHourRule(10), account: createQuarterHourRule(10), sum: createQuarterHourRule(300) },
  /**
   * Repairs that are not found; `number` and `sum` only with an e-mail address, since the key of a link cannot be
   * guessed.
   */
  repair: { address: createQuarterHourRule(10), number: createQuarterHourRule(30), sum: createQuarterHourRule(300) },
  /**
   * Guests' orders that are not found; `number` and `sum` only with an e-mail address, since the key of a link cannot
   * be guessed.
   */
  guestOrder: {
    address: createQuarterHourRule(10),
    number: createQuarterHourRule(30),
    sum: createQuarterHourRule(300),
  },
  /** Withdrawals and returns in the customer's own words, each one: they cause e-mails. */
  statement: { address: createHourRule(10), recipient: createHourRule(5), sum: createHourRule(300) },
  /** Messages of the contact form, each one: they cause e-mails. */
  contact: { address: createHourRule(5), sum: createHourRule(100) },
  /** Reviews with photos, each one: they cause an e-mail and fill the disk. */
  reviewPhotos: { address: createHourRule(10), sum: createHourRule(100) },
  /** Wishlists that are shared, or replaced under their link, each one. */
  sharedList: { address: createHourRule(20), sum: createHourRule(1000) },
  /** Requests for alerts, each one: they cause e-mails. */
  alert: { address: createHourRule(20), recipient: createHourRule(6), sum: createHourRule(600) },
  /** Appointments for trade-ins, each one: they cause e-mails, and take times of the desk. */
  tradeIn: { address: createHourRule(6), recipient: createHourRule(5), sum: createHourRule(200) },
  /** Order numbers of other customers. */
  order: { address: createQuarterHourRule(30), account: createQuarterHourRule(30) },
  /** Exports and deletions of an account, each one: they cause e-mails, and read all orders. */
  personalData: { address: createHourRule(10), account: createHourRule(5) },
  /** Reserved slots at the repair desk. */
  hold: { address: createHourRule(40), sum: createHourRule(1000) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LimitRule>>>>;

type LimitName = keyof typeof limitRules;

/** Key under which the attempts of all clients are counted together. */
export const SHARED_KEY = "all";

/** Rate limits of all actions by name, with the store of known client addresses. */
export type Limits = { readonly [Name in LimitName]: AttemptLimit<keyof (typeof limitRules)[Name] & string> } & {
  /** Tries a password of an account. Attacks from other addresses do not affect the owner's known ones. */
  readonly tryPassword: <Value>(
    login: string,
    address: string,
    attemptLogIn: () => Promise<AttemptOutcome<Value>>,
  ) => Promise<Value>;
  readonly knownAddresses: KnownAddresses;
};

/** Creates the rate limits of all actions, with their counters in a state store. */
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
    contact: limit("contact", limitRules.contact),
    reviewPhotos: limit("review-photos", limitRules.reviewPhotos),
    sharedList: limit("shared-list", limitRules.sharedList),
    alert: limit("alert", limitRules.alert),
    tradeIn: limit("trade-in", limitRules.tradeIn),
    order: limit("order", limitRules.order),
    personalData: limit("personal-data", limitRules.personalData),
    hold: limit("hold", limitRules.hold),
    knownAddresses,
    async tryPassword(login, address, attemptLogIn) {
      const account = normalizeAccountName(login);
      const keys = (await knownAddresses.has(login, address))
        ? { ownAddress: `${account} ${address}` }
        : { address, account, sum: SHARED_KEY };
      return logIn.make(keys, attemptLogIn);
    },
  };
}
