import type { Cart } from "@rewire/domain";
import { toAddressInput } from "../customer/toAddressInput.ts";
import { UpdateCustomerDocument } from "../gql/graphql.ts";
import type { CartClient } from "../cart/hooks/CartClient.ts";
import { refetchCart } from "./refetchCart.ts";
import type { Purchase } from "./toCheckoutInput.ts";

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
