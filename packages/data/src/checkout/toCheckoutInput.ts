import type { Address, BillingAddress } from "@rewire/domain";
import { toAddressInput } from "../customer/toAddressInput.ts";
import type { CheckoutInput } from "../gql/graphql.ts";

/** Input for a purchase: addresses, payment method, shipping rates, note, and the credentials of a new account. */
export interface Purchase {
  readonly billing: BillingAddress;
  /** Shipping address; null or absent: the billing address. */
  readonly shipping?: Address | null | undefined;
  readonly paymentMethod: string;
  /** Shown rate of each parcel; the shop ignores one that is no longer available. */
  readonly shippingRate?: string | readonly string[] | null | undefined;
  readonly note?: string | undefined;
  /**
   * Credentials of a new account; only when the customer wants one, because the shop creates an account even from blank
   * fields.
   */
  readonly account?: { readonly username: string; readonly password: string } | null | undefined;
}

/**
 * Maps a purchase to the input of the shop's checkout mutation. The shipping address is always included, because the
 * shop would otherwise leave it empty. Credentials are included only if the customer creates an account.
 */
export function toCheckoutInput({
  billing,
  shipping,
  paymentMethod,
  shippingRate,
  note,
  account,
}: Purchase): CheckoutInput {
  const { email: _email, phone: _phone, ...postalAddress } = billing;
  return {
    paymentMethod,
    billing: toAddressInput(billing),
    shipping: toAddressInput(shipping ?? postalAddress),
    shipToDifferentAddress: Boolean(shipping),
    ...(shippingRate && shippingRate.length > 0 ? { shippingMethod: [shippingRate].flat() } : {}),
    ...(note?.trim() ? { customerNote: note.trim() } : {}),
    ...(account?.username && account.password
      ? { account: { username: account.username, password: account.password } }
      : {}),
  };
}
