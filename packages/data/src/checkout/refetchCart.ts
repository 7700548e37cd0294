import type { Cart } from "@rewire/domain";
import type { CartClient } from "../cart/hooks/CartClient.ts";
import { queryShop } from "../client/queryShop.ts";
import { GetCartDocument } from "../gql/graphql.ts";

/** Fetches the session's cart again, which also restores lost lines. Returns null if the cart cannot be read. */
export async function refetchCart({ apollo, mapCart }: Pick<CartClient, "apollo" | "mapCart">): Promise<Cart | null> {
  const { data } = await queryShop(apollo, { query: GetCartDocument, fetchPolicy: "network-only" });
  return data?.cart ? mapCart(data.cart).cart : null;
}
