import { FindOrdersDocument } from "../gql/graphql.ts";
import type { CheckoutFields } from "./readPlacedOrder.ts";
import { read } from "../server/read.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";

/**
 * Search criteria for an order: the key and value of a meta data field, and optionally the customer's e-mail address.
 */
export interface OrderSearch {
  readonly key: string;
  readonly value: string;
  readonly email?: string | undefined;
}

/**
 * Finds an order by its meta data among the newest orders; returns null if there is none. The request needs an account
 * that may read all orders.
 * @throws ShopRequestError if the shop does not respond or denies access.
 */
export async function findOrderByMeta(
  client: ShopClient,
  { key, value, email }: OrderSearch,
  options: ShopRequestOptions,
): Promise<CheckoutFields["order"]> {
  const orderFilter = {
    orderby: [{ field: "DATE" as const, order: "DESC" as const }],
    ...(email ? { billingEmail: email } : {}),
  };
  const { data } = await read(client, FindOrdersDocument, { where: orderFilter, metaKeys: [key] }, options);
  const match = data.orders?.nodes.find(({ metaData }) =>
    metaData?.some((meta) => meta?.key === key && meta.value === value),
  );
  return match ?? null;
}
