import type { ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../../schema/parseOrNull.ts";
import type { SessionFacts } from "../ShopFacts.ts";

const SESSION_QUERY = "query doctorSession { cart { total } }";

const payloadSchema = v.object({
  iat: v.number(),
  exp: v.number(),
  data: v.object({ customer_id: v.union([v.string(), v.number()]) }),
});

type TokenPayload = v.InferOutput<typeof payloadSchema>;

/** Decodes the payload of a JWT; null if it is invalid. */
function readToken(token: string): TokenPayload | null {
  try {
    const text = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
    return parseOrNull(payloadSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Guest session, with its start time according to the shop, in milliseconds since 1970. */
export interface ProbedSession extends SessionFacts {
  readonly issuedAt: number | null;
}

/**
 * Examines the shop's guest sessions: fetches the cart as two guests, and again as the first of them. The result shows
 * whether each guest has a separate session that the shop accepts again.
 *
 * @throws ShopRequestError if the shop does not respond.
 */
export async function probeSession(client: ShopClient): Promise<ProbedSession> {
  const { sessionToken: firstToken } = await client.send({ query: SESSION_QUERY });
  const { sessionToken: secondToken } = await client.send({ query: SESSION_QUERY });
  if (firstToken === null)
    return { hasToken: false, lifetimeSeconds: null, isShared: false, isTokenAccepted: null, issuedAt: null };
  const payload = readToken(firstToken);
  const secondResponse = await client.send({ query: SESSION_QUERY }, { sessionToken: firstToken });
  const isRejected = secondResponse.errors.some(({ message }) => /^invalid_(?:cart_)?token/.test(message));
  // A recognised session gets no new token; if there is one, it must be of the same session.
  const renewedPayload = secondResponse.sessionToken === null ? payload : readToken(secondResponse.sessionToken);
  const isSame = renewedPayload?.data.customer_id === payload?.data.customer_id;
  return {
    hasToken: true,
    lifetimeSeconds: payload && payload.exp - payload.iat,
    isShared: firstToken === secondToken,
    isTokenAccepted: !isRejected && isSame,
    issuedAt: payload && payload.iat * 1000,
  };
}
