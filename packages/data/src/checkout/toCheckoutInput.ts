import type { Address, BillingAddress } from "@rewire/domain";
import { toAddressInput } from "../customer/toAddressInput.ts";
import type { CheckoutInput } from "../gql/graphql.ts";

/** Everything that a purchase needs. */
export interface Purchase {
  readonly billing: BillingAddress;
  /** Where the goods go; null or absent: to the billing address. */
  readonly shipping?: Address | null | undefined;
  readonly paymentMethod: string;
  /** The rate that was shown, of each parcel; the shop ignores one that is no longer on offer. */
  readonly shippingRate?: string | readonly string[] | null | undefined;
  readonly note?: string | undefined;
  /** Only where the customer wants an account: the shop makes one even of blank fields. */
  readonly account?: { readonly username: string; readonly password: string } | null | undefined;
}

/**
 * A purchase for the shop. The shipping address always goes along (the shop leaves it empty otherwise), an account only
 * where one is wanted, and never a claim that something is paid.
 */
export function toCheckoutInput({
  billing,
  shipping,
  paymentMethod,
  shippingRate,
  note,
  account,
}: Purchase): CheckoutInput {
  const { email: _email, phone: _phone, ...home } = billing;
  return {
    paymentMethod,
    billing: toAddressInput(billing),
    shipping: toAddressInput(shipping ?? home),
    shipToDifferentAddress: Boolean(shipping),
    ...(shippingRate && shippingRate.length > 0 ? { shippingMethod: [shippingRate].flat() } : {}),
    ...(note?.trim() ? { customerNote: note.trim() } : {}),
    ...(account?.username && account.password
      ? { account: { username: account.username, password: account.password } }
      : {}),
  };
}
