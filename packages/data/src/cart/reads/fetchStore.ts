import type { CartFailure } from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import { GetCartDocument } from "../../gql/graphql.ts";
import { toStore, type Store } from "../mappers/toStore.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/** The session's cart, customer and gateways as the server reads them. */
export interface FetchedStore {
  /** null when the shop refused; `failure` says why. */
  readonly store: Store | null;
  readonly failure: CartFailure | null;
  /** The token to keep; comes also with a refused session, as its replacement. null means keep the old one. */
  readonly sessionToken: string | null;
}

/**
 * Reads a session. A dead one answers `sessionExpired` and a fresh token: keep it and read again.
 * @throws ShopTrouble if nothing readable comes.
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
