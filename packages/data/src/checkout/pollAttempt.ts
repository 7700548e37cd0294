import { isRecord } from "@rewire/domain";
import type { ShopConnection } from "../client/ShopConnection.ts";
import type { CheckoutFields } from "./readPlacedOrder.ts";

/** State of a purchase attempt in the gateway. */
export type AttemptState =
  | { readonly state: "placed"; readonly checkout: CheckoutFields }
  /** The shop may still be processing it. */
  | { readonly state: "unknown" }
  /** No order resulted: it may be repeated. */
  | { readonly state: "none" };

/**
 * Intervals between polls, in milliseconds: about a minute and a half in all, longer than a shop needs for an order.
 */
const POLL_INTERVALS_MS = [500, 1000, 2000, 3000, 4000, ...Array.from({ length: 16 }, () => 5000)];

const isFinalAttemptState = (body: unknown): body is AttemptState =>
  isRecord(body) && (body["state"] === "none" || (body["state"] === "placed" && isRecord(body["checkout"])));

/** Queries the attempt's state once; any error results in `unknown`. */
export async function fetchAttempt(
  { fetch, attemptUri, attemptTimeoutMs }: Pick<ShopConnection, "fetch" | "attemptUri" | "attemptTimeoutMs">,
  key: string,
): Promise<AttemptState> {
  try {
    const response = await fetch(attemptUri, {
      method: "POST",
      headers: { "content-type": "application/json" },
      credentials: "same-origin",
      body: JSON.stringify({ key }),
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    const body: unknown = await response.json();
    return response.ok && isFinalAttemptState(body) ? body : { state: "unknown" };
  } catch {
    return { state: "unknown" };
  }
}

/** Polls the attempt's state until it is final or all intervals have passed. */
export async function pollAttempt(client: ShopConnection, key: string): Promise<AttemptState> {
  for (const pause of POLL_INTERVALS_MS) {
    const state = await fetchAttempt(client, key);
    if (state.state !== "unknown") return state;
    await client.wait(pause);
  }
  return fetchAttempt(client, key);
}
