import { AssignOrderDocument, GetOrderOwnershipDocument } from "../../gql/graphql.ts";
import { toShopError } from "../../server/read.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";

/** Key, billing e-mail address and customer of an order, as visible to the service account. */
export interface OrderOwnership {
  /** Order key; null for an order without one. */
  readonly orderKey: string | null;
  /** Billing e-mail address; "" for none. */
  readonly email: string;
  /** Database id of the account that the order belongs to; null for a guest's order. */
  readonly customerId: number | null;
}

/**
 * Fetches whose order it is; returns null for an unknown order. Requires the access rights of a shop manager.
 *
 * @throws ShopRequestError if there is no readable response.
 */
export async function fetchOrderOwnership(
  client: ShopClient,
  id: number,
  options: ShopRequestOptions,
): Promise<OrderOwnership | null> {
  const { data } = await client.request(GetOrderOwnershipDocument, { id: String(id) }, options);
  const order = data?.order;
  if (!order) return null;
  const customerId = order.customer?.databaseId ?? null;
  return {
    orderKey: order.orderKey ?? null,
    email: order.billing?.email ?? "",
    customerId: customerId === 0 ? null : customerId,
  };
}

/**
 * Assigns a guest's order to an account, and adds a note about it for the staff.
 *
 * @throws ShopRequestError if the request failed, or if the order does not belong to the account afterwards.
 */
export async function assignOrder(
  client: ShopClient,
  { orderId, customerId }: { readonly orderId: number; readonly customerId: number },
  options: ShopRequestOptions,
): Promise<void> {
  const note = "The guest has added this order to their account.";
  const variables = { id: String(orderId), customerId: String(customerId), note };
  const { data, errors } = await client.request(AssignOrderDocument, variables, options);
  if (data?.updateOrder?.order?.customer?.databaseId !== customerId) throw toShopError(errors);
}
