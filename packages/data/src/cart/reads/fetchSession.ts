import type { CartFailure } from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import { GetCartDocument } from "../../gql/graphql.ts";
import { toSessionData, type SessionData } from "../mappers/toSessionData.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";
import { toCartFailure } from "../../failure/narrowFailure.ts";

/**
 * Result of reading a session on the server: its data or the reason for the failure, and the session token to store.
 */
export interface SessionResult {
  /** Session data; null if the shop rejected the request, with the reason in `failure`. */
  readonly session: SessionData | null;
  readonly failure: CartFailure | null;
  /** Session token to store; also present with a rejected session, as its replacement. null: keep the current one. */
  readonly sessionToken: string | null;
}

/**
 * Reads a shop session. If the session has expired, the result is `sessionExpired` with a new token: store the token
 * and repeat the request.
 * @throws ShopRequestError if there is no readable response.
 */
export async function fetchSession(client: ShopClient, options: ShopRequestOptions = {}): Promise<SessionResult> {
  const { data, errors, sessionToken } = await client.request(GetCartDocument, {}, options);
  const session = toSessionData(data, client.currency);
  const [first] = errors;
  return {
    session,
    failure: session ? null : first ? toCartFailure(toFailure(first.message)) : { kind: "shopError" },
    sessionToken,
  };
}
