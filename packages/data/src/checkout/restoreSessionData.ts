import type { Cart } from "@rewire/domain";
import { queryShop } from "../client/queryShop.ts";
import { toAddressInput } from "../customer/toAddressInput.ts";
import { GetCartDocument, UpdateCustomerDocument } from "../gql/graphql.ts";
import type { CartClient } from "../cart/hooks/CartClient.ts";
import type { Purchase } from "./toCheckoutInput.ts";

/** Fetches the session's cart again, which also restores lost lines. Returns null if the cart cannot be read. */
export async function refetchCart({ apollo, mapCart }: Pick<CartClient, "apollo" | "mapCart">): Promise<Cart | null> {
  const { data } = await queryShop(apollo, { query: GetCartDocument, fetchPolicy: "network-only" });
  return data?.cart ? mapCart(data.cart).cart : null;
}

/** Returns whether this browser can restore a lost cart: its journal contains lines and is shared by all tabs. */
export const canRestore = ({ journal }: Pick<CartClient, "journal">): boolean =>
  journal.isShared() && journal.read().lines.length > 0;

/**
 * Restores the data of a deleted session: first the addresses, then the cart. Data that the shop rejects are omitted.
 * @returns The resulting cart; null if unknown.
 */
export async function restoreSessionData(client: CartClient, { billing, shipping }: Purchase): Promise<Cart | null> {
  const { email: _email, phone: _phone, ...postalAddress } = billing;
  const input = { billing: toAddressInput(billing), shipping: toAddressInput(shipping ?? postalAddress) };
  try {
    await client.apollo.mutate({
      mutation: UpdateCustomerDocument,
      variables: { input },
      errorPolicy: "all",
      fetchPolicy: "no-cache",
    });
    return await refetchCart(client);
  } catch {
    return null;
  }
}
