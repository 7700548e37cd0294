import type { KeyValueStore } from "../KeyValueStore.ts";
import { accountName } from "./accountName.ts";
import { createAttemptLimit, type AttemptLimit, type AttemptOutcome, type LimitRule } from "./createAttemptLimit.ts";
import { createKnownAddresses, type KnownAddresses } from "./createKnownAddresses.ts";

const quarter = (max: number): LimitRule => ({ max, seconds: 15 * 60 });
const hour = (max: number): LimitRule => ({ max, seconds: 60 * 60 });

/**
 * Every limit of the storefront. `address` is a visitor's, with a whole /64 of IPv6; `sum` is everybody together. None
 * lasts longer than an hour, so the time that a refusal names is in minutes.
 */
export const limitRules = {
  /** Wrong passwords. `ownAddress` is an account at an address that it was entered from before, and then counts alone. */
  logIn: { address: quarter(8), account: quarter(10), sum: quarter(300), ownAddress: quarter(8) },
  /** Accounts that are opened or asked for, whatever comes of it. */
  registration: { address: hour(10), recipient: hour(3), sum: hour(300) },
  /** Orders that are refused because somebody has the account already that was to be opened with them. */
  takenAccount: { address: hour(10) },
  resetMail: { address: quarter(8), recipient: hour(3), sum: hour(300) },
  resetKey: { address: quarter(8), account: quarter(10), sum: quarter(300) },
  /** Codes of coupons and gift cards that are refused. `account` for who is logged in, `sum` for guests. */
  coupon: { address: quarter(10), account: quarter(10), sum: quarter(300) },
  /** Repairs that are not found; `number` and `sum` only by e-mail, since nobody guesses the key of a link. */
  repair: { address: quarter(10), number: quarter(30), sum: quarter(300) },
  /** Numbers of orders that are not the customer's. */
  order: { address: quarter(30), account: quarter(30) },
  /** Times at the repair desk that are taken for a while. */
  hold: { address: hour(40), sum: hour(1000) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LimitRule>>>>;

type LimitName = keyof typeof limitRules;

/** The key of everybody together. */
export const EVERYBODY = "all";

/** Limits by name, and who may go on in spite of them. */
export type Limits = { readonly [Name in LimitName]: AttemptLimit<keyof (typeof limitRules)[Name] & string> } & {
  /** Tries a password of an account. Its owner's own addresses do not suffer from what strangers try. */
  readonly tryPassword: <Value>(
    login: string,
    address: string,
    run: () => Promise<AttemptOutcome<Value>>,
  ) => Promise<Value>;
  readonly known: KnownAddresses;
};

/** Makes all limits. */
export function createLimits(store: KeyValueStore): Limits {
  const limit = <By extends string>(name: string, rules: Readonly<Record<By, LimitRule>>) =>
    createAttemptLimit(store, { name, rules });
  const known = createKnownAddresses(store);
  const logIn = limit("log-in", limitRules.logIn);
  return {
    logIn,
    registration: limit("registration", limitRules.registration),
    takenAccount: limit("taken-account", limitRules.takenAccount),
    resetMail: limit("reset-mail", limitRules.resetMail),
    resetKey: limit("reset-key", limitRules.resetKey),
    coupon: limit("coupon", limitRules.coupon),
    repair: limit("repair", limitRules.repair),
    order: limit("order", limitRules.order),
    hold: limit("hold", limitRules.hold),
    known,
    async tryPassword(login, address, run) {
      const account = accountName(login);
      const keys = (await known.has(login, address))
        ? { ownAddress: `${account} ${address}` }
        : { address, account, sum: EVERYBODY };
      return logIn.make(keys, run);
    },
  };
}
