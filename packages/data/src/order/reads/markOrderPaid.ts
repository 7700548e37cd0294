import { MarkOrderPaidDocument } from "../../gql/graphql.ts";
import { toShopError } from "../../server/read.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";

/**
 * Sets the status of a paid order to "processing", and adds a note about the payment for the shop's owner.
 *
 * @throws ShopRequestError if the request failed.
 */
export async function markOrderPaid(
  client: ShopClient,
  id: number,
  payment: string,
  options: ShopRequestOptions,
): Promise<void> {
  const { data, errors } = await client.request(
    MarkOrderPaidDocument,
    { id: String(id), note: `Stripe says that ${payment} is paid.` },
    options,
  );
  if (!data?.updateOrder?.order) throw toShopError(errors);
}
