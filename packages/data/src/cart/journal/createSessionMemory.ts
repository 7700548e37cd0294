import { isRecord, type CartJournal } from "@rewire/domain";
import { toAddressInput } from "../../customer/toAddressInput.ts";
import { toCustomer } from "../../customer/toCustomer.ts";
import {
  UpdateCustomerDocument,
  type CartContentFragment,
  type GetCartQuery,
  type UpdateCustomerInput,
  type UpdateCustomerMutation,
} from "../../gql/graphql.ts";
import { isCartQuery } from "./answeredCart.ts";
import type { Answer, Ask } from "./Ask.ts";

/** What `updateCustomer` tells of a guest. */
type GuestAddresses = Pick<UpdateCustomerInput, "billing" | "shipping">;

/**
 * Remembers what the journal must not hold or holds in part, for a session that loses it: a guest's addresses, codes of
 * gift cards, the rates of all parcels. For this document alone, never in storage.
 */
export interface SessionMemory {
  /** Takes note of an answer that no cart was missing lines in. @param cart null for an operation that tells none */
  readonly learn: (
    name: string,
    variables: Readonly<Record<string, unknown>>,
    answer: Answer,
    cart: CartContentFragment | null,
  ) => void;
  /**
   * Tells the session the addresses, so that rates, tax and coupons are those of before.
   * @returns Whether the shop took any: the next totals that it tells may be of before.
   */
  readonly tellAddresses: (ask: Ask) => Promise<boolean>;
  /** The journal's codes, with those of the gift cards that it knows by their ends. */
  readonly codesOf: (journal: CartJournal) => readonly string[];
  /** The chosen rate of each parcel. */
  readonly ratesOf: (journal: CartJournal) => readonly string[];
}

/** Makes a memory that knows nothing yet. */
export function createSessionMemory(): SessionMemory {
  let addresses: GuestAddresses | null = null;
  let codes: readonly string[] = [];
  let rates: readonly string[] = [];
  return {
    learn: (name, variables, { data, errors }, cart) => {
      if (cart) {
        codes = (cart.appliedCoupons ?? []).flatMap((coupon) => coupon?.code ?? []);
        rates = (cart.chosenShippingMethods ?? []).flatMap((rate) => rate ?? []);
      }
      if (name === "updateCustomer" && !errors?.length) {
        const input = variables["input"];
        if (areAddresses(input)) addresses = joined(addresses, input);
      } else if (name === "getCart" && cart && isCartQuery(data)) addresses = readFrom(data, addresses);
      else if (name === "logout") addresses = null;
    },
    tellAddresses: async (ask) => {
      if (!addresses) return false;
      const { data } = await ask<UpdateCustomerMutation>(UpdateCustomerDocument, { input: addresses });
      return Boolean(data?.updateCustomer?.customer);
    },
    codesOf: ({ coupons, giftCards }) => [
      ...coupons,
      ...codes.filter((code) => giftCards.some((end) => code.endsWith(end.slice(1)))),
    ],
    ratesOf: ({ rate }) => (rate === null ? [] : rates.includes(rate) ? rates : [rate]),
  };
}

const areAddresses = (input: unknown): input is GuestAddresses =>
  isRecord(input) && ["billing", "shipping"].every((use) => input[use] === undefined || isRecord(input[use]));

/** Adds what was sent to what is known, as the shop does. */
const joined = (known: GuestAddresses | null, { billing, shipping }: GuestAddresses): GuestAddresses => ({
  billing: { ...known?.billing, ...billing },
  shipping: { ...known?.shipping, ...shipping },
});

/** The shop assumes a country and a state for everybody: only a postal code shows that somebody has named an address. */
function readFrom({ viewer, customer }: GetCartQuery, known: GuestAddresses | null): GuestAddresses | null {
  if (viewer) return null;
  const { billing, shipping } = toCustomer(customer);
  const isNamed = billing.postcode !== "" || shipping.postcode !== "";
  return isNamed ? { billing: toAddressInput(billing), shipping: toAddressInput(shipping) } : known;
}
