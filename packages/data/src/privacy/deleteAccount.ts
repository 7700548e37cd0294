import { DeleteAccountDocument, GetAccountRolesDocument } from "../gql/graphql.ts";
import { toShopError } from "../server/read.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";

/** Roles whose accounts may be deleted: those of anybody else are the shop's staff. */
const CUSTOMER_ROLES: ReadonlySet<string> = new Set(["customer", "subscriber"]);

/**
 * Deletes a customer's account, with the access rights of the service account. Can safely be repeated. Resolves to
 * false if the shop refuses, as for accounts of its staff.
 * @throws ShopRequestError if the request failed; the account may nevertheless have been deleted.
 */
export async function deleteAccount(client: ShopClient, id: number, options: ShopRequestOptions): Promise<boolean> {
  const { data, errors } = await client.request(GetAccountRolesDocument, { id: String(id) }, options);
  if (!data) throw toShopError(errors);
  if (!data.user) return errors.length === 0;
  const roles = data.user.roles?.nodes.map(({ name }) => name ?? "") ?? [];
  if (roles.length === 0 || !roles.every((role) => CUSTOMER_ROLES.has(role))) return false;
  const response = await client.request(DeleteAccountDocument, { id: String(id) }, options);
  return Boolean(response.data?.deleteUser?.deletedId);
}
