import { ShopRequestError, type ShopClient } from "@rewire/data/server";

/** Monitor of the shop's availability, based on regular requests. */
export interface ShopMonitor {
  /** Wraps a client, so that its requests are monitored. */
  readonly watched: (client: ShopClient) => ShopClient;
  /**
   * Returns whether the last request had a readable response; null without a request within this number of
   * milliseconds.
   */
  isResponding(maxAgeMs: number): boolean | null;
}

/** Creates the monitor of a shop. @param monotonicNow Time of a monotonic clock, in milliseconds. */
export function createShopMonitor(monotonicNow: () => number): ShopMonitor {
  let lastResponse: { readonly hasResponded: boolean; readonly at: number } | null = null;
  const recordResponse = (hasResponded: boolean) => void (lastResponse = { hasResponded, at: monotonicNow() });
  // An HTML page or an incomplete response may have status 200 too: only a readable response counts.
  const observeResponse = async <Response>(response: Promise<Response>): Promise<Response> => {
    try {
      const result = await response;
      recordResponse(true);
      return result;
    } catch (error) {
      // A request aborted by the client is no evidence of the shop's state.
      if (error instanceof ShopRequestError) recordResponse(false);
      throw error;
    }
  };
  return {
    watched: (client) => ({
      ...client,
      send: (...args) => observeResponse(client.send(...args)),
      request: (...args) => observeResponse(client.request(...args)),
    }),
    isResponding: (maxAgeMs) =>
      lastResponse && monotonicNow() - lastResponse.at <= maxAgeMs ? lastResponse.hasResponded : null,
  };
}
