import { toAddressInput } from "../customer/toAddressInput.ts";
import type { CheckoutInput } from "../gql/graphql.ts";
import type { Purchase } from "./usePlaceOrder.ts";

/**
 * A purchase for the shop. The shipping address always goes along (the shop leaves it empty otherwise), an account only
 * where one is wanted, and never a claim that something is paid.
 */
export function toCheckoutInput({ billing, shipping, paymentMethod, shippingRate, note, account, metaData }: Purchase): CheckoutInput {
  const { email: _email, phone: _phone, ...home } = billing;
  const entries = Object.entries(metaData ?? {});
  return {
    paymentMethod,
    billing: toAddressInput(billing),
    shipping: toAddressInput(shipping ?? home),
    shipToDifferentAddress: Boolean(shipping),
    ...(shippingRate ? { shippingMethod: [shippingRate] } : {}),
    ...(note?.trim() ? { customerNote: note.trim() } : {}),
    ...(account?.username && account.password ? { account: { username: account.username, password: account.password } } : {}),
    ...(entries.length > 0 ? { metaData: entries.map(([key, value]) => ({ key, value })) } : {}),
  };
}
