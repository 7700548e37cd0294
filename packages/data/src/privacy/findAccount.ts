import { FindAccountDocument } from "../gql/graphql.ts";
import { toShopError } from "../server/read.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";

/** Database id, user name and e-mail address of an account, as visible to the service account. */
export interface AccountIdentity {
  readonly customerId: number;
  readonly username: string;
  /** In lower case. */
  readonly email: string;
}

/**
 * Finds the account with an e-mail address, with the access rights of a shop manager; returns null if there is none.
 *
 * @throws ShopRequestError if the shop does not respond.
 */
export async function findAccount(
  client: ShopClient,
  email: string,
  options: ShopRequestOptions,
): Promise<AccountIdentity | null> {
  const { data, errors } = await client.request(FindAccountDocument, { email }, options);
  if (!data) throw toShopError(errors);
  const { user } = data;
  const address = user?.email?.trim().toLowerCase();
  // Checked again, since letters go to the address that was asked for.
  if (!user?.username || address !== email.trim().toLowerCase()) return null;
  return { customerId: user.databaseId, username: user.username, email: address };
}
