import type { Cart } from "@rewire/domain";
import { toAddressInput } from "../customer/toAddressInput.ts";
import { GetCartDocument, UpdateCustomerDocument } from "../gql/graphql.ts";
import type { CartClient } from "../cart/hooks/CartClient.ts";
import { toStore } from "../cart/mappers/toStore.ts";
import type { Purchase } from "./toCheckoutInput.ts";

/** Reads the session's cart anew, which puts back what it has lost; null where nobody tells it. */
export async function readCartAnew({
  apollo,
  currency,
}: Pick<CartClient, "apollo" | "currency">): Promise<Cart | null> {
  const { data } = await apollo
    .query({ query: GetCartDocument, fetchPolicy: "network-only", errorPolicy: "all" })
    .catch(() => ({ data: undefined }));
  return toStore(data, currency)?.cart ?? null;
}

/** Whether this browser can put back what was shown. */
export const canPutBack = ({ journal }: Pick<CartClient, "journal">): boolean =>
  journal.isShared() && journal.read().lines.length > 0;

/**
 * Makes a session that has lost its row what it was: the addresses first, then what reading the cart puts back out of
 * journal and memory. What the shop refuses stays away.
 * @returns The cart that is there afterwards; null where nobody tells it.
 */
export async function putBackPurchase(client: CartClient, { billing, shipping }: Purchase): Promise<Cart | null> {
  const { email: _email, phone: _phone, ...home } = billing;
  const input = { billing: toAddressInput(billing), shipping: toAddressInput(shipping ?? home) };
  try {
    await client.apollo.mutate({
      mutation: UpdateCustomerDocument,
      variables: { input },
      errorPolicy: "all",
      fetchPolicy: "no-cache",
    });
    return await readCartAnew(client);
  } catch {
    return null;
  }
}
