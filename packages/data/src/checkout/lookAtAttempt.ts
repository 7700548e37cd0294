import { isRecord } from "@rewire/domain";
import type { ShopConnection } from "../client/ShopConnection.ts";
import type { CheckoutFields } from "./toPlacedOrder.ts";

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
const pausesMs = [500, 1000, 2000, 3000, 4000, ...Array.from({ length: 16 }, () => 5000)];

const isDecided = (answer: unknown): answer is AttemptState =>
  isRecord(answer) && (answer["state"] === "none" || (answer["state"] === "placed" && isRecord(answer["checkout"])));

/** Queries the attempt's state once; any error results in `unknown`. */
export async function askAttempt(
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
    const answer: unknown = await response.json();
    return response.ok && isDecided(answer) ? answer : { state: "unknown" };
  } catch {
    return { state: "unknown" };
  }
}

/** Polls the attempt's state until it is known or all intervals have passed. */
export async function lookAtAttempt(client: ShopConnection, key: string): Promise<AttemptState> {
  for (const pause of pausesMs) {
    const known = await askAttempt(client, key);
    if (known.state !== "unknown") return known;
    await client.wait(pause);
  }
  return askAttempt(client, key);
}
