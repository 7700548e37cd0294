import { FindOrderOwnersDocument } from "../../gql/graphql.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";

/** Order id, with the e-mail address of the person who placed the order. */
export interface OrderOwner {
  readonly id: number;
  /** E-mail address as the shop stores it; "" for none. */
  readonly email: string;
}

/**
 * Fetches the orders with a number, with a shop manager's access: at most one, or several if a plugin assigns numbers
 * other than the ids. Sends one request in any case, so that its duration does not reveal whether an order exists. The
 * caller compares the e-mail address.
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
