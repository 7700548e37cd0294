import { FindOrderOwnersDocument } from "../../gql/graphql.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";

/** Id of an order, with the e-mail address of the customer. */
export interface OrderOwner {
  readonly id: number;
  /** E-mail address as the shop stores it; "" for none. */
  readonly email: string;
}

/**
 * Fetches the ids and e-mail addresses of the orders with a given number, with the access rights of a shop manager.
 * There may be several if a plugin assigns order numbers. Always sends exactly one request, so that the response time
 * does not reveal whether an order exists. The caller must compare the e-mail address.
 * @throws ShopRequestError if there is no readable response.
 */
export async function fetchOrderOwners(
  client: ShopClient,
  number: string,
  options: ShopRequestOptions,
): Promise<readonly OrderOwner[]> {
  const id = /^\d{1,12}$/.test(number) ? number : "0";
  const { data } = await client.request(FindOrderOwnersDocument, { id, number }, options);
  return [data?.order, ...(data?.orders?.nodes ?? [])].flatMap((fields) =>
    fields && fields.databaseId !== null && fields.orderNumber?.toLowerCase() === number.toLowerCase()
      ? [{ id: fields.databaseId, email: fields.billing?.email ?? "" }]
      : [],
  );
}
