import type { CartFailure } from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import { GetCartDocument } from "../../gql/graphql.ts";
import { toStore, type Store } from "../mappers/toStore.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/** Cart, customer and payment gateways of a session, as read by the server. */
export interface FetchedStore {
  /** Session data; null when the shop refused, with the reason in `failure`. */
  readonly store: Store | null;
  readonly failure: CartFailure | null;
  /** Session token to store; also present with a refused session, as its replacement. null: keep the current one. */
  readonly sessionToken: string | null;
}

/**
 * Reads a session. An expired session results in `sessionExpired` with a new token: store the token and repeat the
 * request.
 * @throws ShopConnectionError if there is no readable response.
 */
export async function fetchStore(client: ShopClient, options: ShopRequestOptions = {}): Promise<FetchedStore> {
  const { data, errors, sessionToken } = await client.request(GetCartDocument, {}, options);
  const store = toStore(data, client.currency);
  const [first] = errors;
  return {
    store,
    failure: store ? null : first ? toCartFailure(toFailure(first.message)) : { kind: "shopError" },
    sessionToken,
  };
}
