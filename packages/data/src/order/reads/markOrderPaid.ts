import { MarkOrderPaidDocument } from "../../gql/graphql.ts";
import { toShopError } from "../../server/read.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";

/**
 * Moves a paid order to "processing", with a note for the shop's owner that names the payment.
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
