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
import { isCartQuery } from "./responseCart.ts";
import type { GraphQLResponse, ExecuteOperation } from "./ExecuteOperation.ts";

/** Addresses of a guest in the input of `updateCustomer`. */
type GuestAddresses = Pick<UpdateCustomerInput, "billing" | "shipping">;

/**
 * Session data that must not be written to the browser's storage: a guest's addresses, full codes of gift cards, and
 * the rates of all parcels. Kept in memory until the document is unloaded.
 */
export interface SessionMemory {
  /** Stores the data of a response whose cart is complete. @param cart null for an operation that returns none */
  readonly record: (
    name: string,
    variables: Readonly<Record<string, unknown>>,
    response: GraphQLResponse,
    cart: CartContentFragment | null,
  ) => void;
  /**
   * Sends the addresses to the session, so that rates, tax and coupons are calculated as before.
   * @returns Whether the shop accepted any: the next totals that it returns may be outdated.
   */
  readonly sendAddresses: (execute: ExecuteOperation) => Promise<boolean>;
  /**
   * Returns the journal's codes, with the full codes of gift cards that the journal stores only by their last
   * characters.
   */
  readonly listCodes: (journal: CartJournal) => readonly string[];
  /** Returns the chosen rate of each parcel. */
  readonly listRates: (journal: CartJournal) => readonly string[];
}

/** Creates an empty {@link SessionMemory}. */
export function createSessionMemory(): SessionMemory {
  let addresses: GuestAddresses | null = null;
  let codes: readonly string[] = [];
  let rates: readonly string[] = [];
  return {
    record: (name, variables, { data, errors }, cart) => {
      if (cart) {
        codes = (cart.appliedCoupons ?? []).flatMap((coupon) => coupon?.code ?? []);
        rates = (cart.chosenShippingMethods ?? []).flatMap((rate) => rate ?? []);
      }
      if (name === "updateCustomer" && !errors?.length) {
        const input = variables["input"];
        if (isGuestAddresses(input)) addresses = mergeAddresses(addresses, input);
      } else if (name === "getCart" && cart && isCartQuery(data)) addresses = readGuestAddresses(data, addresses);
      else if (name === "logout") addresses = null;
    },
    sendAddresses: async (execute) => {
      if (!addresses) return false;
      const { data } = await execute<UpdateCustomerMutation>(UpdateCustomerDocument, { input: addresses });
      return Boolean(data?.updateCustomer?.customer);
    },
    listCodes: ({ coupons, giftCards }) => [
      ...coupons,
      ...codes.filter((code) => giftCards.some((end) => code.endsWith(end.slice(1)))),
    ],
    listRates: ({ rate }) => (rate === null ? [] : rates.includes(rate) ? rates : [rate]),
  };
}

const isGuestAddresses = (input: unknown): input is GuestAddresses =>
  isRecord(input) &&
  ["billing", "shipping"].every((addressKind) => input[addressKind] === undefined || isRecord(input[addressKind]));

/** Merges the addresses of an update into the previous ones, as the shop does. */
const mergeAddresses = (previous: GuestAddresses | null, { billing, shipping }: GuestAddresses): GuestAddresses => ({
  billing: { ...previous?.billing, ...billing },
  shipping: { ...previous?.shipping, ...shipping },
});

/**
 * Reads a guest's addresses. The shop assumes a country and state for every session: only a postal code shows that an
 * address was entered.
 */
function readGuestAddresses(
  { viewer, customer }: GetCartQuery,
  previousAddresses: GuestAddresses | null,
): GuestAddresses | null {
  if (viewer) return null;
  const { billing, shipping } = toCustomer(customer);
  const hasPostcode = billing.postcode !== "" || shipping.postcode !== "";
  return hasPostcode ? { billing: toAddressInput(billing), shipping: toAddressInput(shipping) } : previousAddresses;
}
