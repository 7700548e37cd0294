import { isRecord } from "@rewire/domain";
import type { ShopConnection } from "../client/ShopConnection.ts";
import type { WireCheckout } from "./toPlacedOrder.ts";

/** What the gateway knows of an attempt to buy. */
export type AttemptState =
  | { readonly state: "placed"; readonly checkout: WireCheckout }
  /** The shop may still be at work on it. */
  | { readonly state: "unknown" }
  /** Nothing came of it: it may be made again. */
  | { readonly state: "none" };

/** Pauses between questions, in milliseconds: about a minute and a half in all, longer than a shop works on an order. */
const pausesMs = [500, 1000, 2000, 3000, 4000, ...Array.from({ length: 16 }, () => 5000)];

const isDecided = (answer: unknown): answer is AttemptState =>
  isRecord(answer) && (answer["state"] === "none" || (answer["state"] === "placed" && isRecord(answer["checkout"])));

/** Asks once; whatever goes wrong leaves it unknown. */
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

/** Asks what became of an attempt until it is known, or until nobody would wait any longer. */
export async function lookAtAttempt(client: ShopConnection, key: string): Promise<AttemptState> {
  for (const pause of pausesMs) {
    const known = await askAttempt(client, key);
    if (known.state !== "unknown") return known;
    await client.wait(pause);
  }
  return askAttempt(client, key);
}
