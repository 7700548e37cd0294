import { isRecord } from "@rewire/domain";
import type { ShopConnection } from "../client/ShopConnection.ts";
import { readAttempt } from "./purchaseAttempt.ts";
import type { CheckoutFields } from "./readPlacedOrder.ts";

/** State of a purchase attempt, as returned by the gateway. */
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

/**
 * Queries the state of a purchase attempt once, and tells the gateway of its payment, which is refunded if no order comes
 * of it. Any error results in the state `unknown`.
 */
export async function fetchAttempt(
  { fetch, attemptUri, attemptTimeoutMs }: Pick<ShopConnection, "fetch" | "attemptUri" | "attemptTimeoutMs">,
  key: string,
): Promise<AttemptState> {
  try {
    const response = await fetch(attemptUri, {
      method: "POST",
      headers: { "content-type": "application/json" },
      credentials: "same-origin",
      body: JSON.stringify({ key, payment: readAttempt()?.payment ?? undefined }),
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    const body: unknown = await response.json();
    return response.ok && isFinalAttemptState(body) ? body : { state: "unknown" };
  } catch {
    return { state: "unknown" };
  }
}

/** Polls the state of a purchase attempt until it is final or the polling time is over. */
export async function pollAttempt(client: ShopConnection, key: string): Promise<AttemptState> {
  for (const pause of POLL_INTERVALS_MS) {
    const state = await fetchAttempt(client, key);
    if (state.state !== "unknown") return state;
    await client.wait(pause);
  }
  return fetchAttempt(client, key);
}
