import { FindOrdersDocument } from "../gql/graphql.ts";
import type { CheckoutFields } from "./readPlacedOrder.ts";
import { read } from "../server/read.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";

/**
 * Criteria to find an order by its meta data: `value` under `key`, among the newest orders, optionally of one e-mail
 * address.
 */
export interface OrderSearch {
  readonly key: string;
  readonly value: string;
  readonly email?: string | undefined;
}

/**
 * Finds an order by its meta data with an account that may read all orders; returns null when there is none.
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
