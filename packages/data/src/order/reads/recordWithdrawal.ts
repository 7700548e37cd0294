import { RecordWithdrawalDocument } from "../../gql/graphql.ts";
import { toShopError } from "../../server/read.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";

/** Data of a withdrawal or a return, to be written into its order. */
export interface WithdrawalNote {
  /** Field that marks it as written; a repeated request overwrites it. */
  readonly key: string;
  readonly value: string;
  /** Note for the shop's staff. */
  readonly note: string;
}

/**
 * Writes a withdrawal or a return into its order, as a field and as a private note.
 * @throws ShopRequestError if the request failed; the order may nevertheless have been changed.
 */
export async function recordWithdrawal(
  client: ShopClient,
  id: number,
  { key, value, note }: WithdrawalNote,
  options: ShopRequestOptions,
): Promise<void> {
  const { data, errors } = await client.request(
    RecordWithdrawalDocument,
    { id: String(id), metaData: [{ key, value }], note },
    options,
  );
  if (!data?.updateOrder?.order) throw toShopError(errors);
}
