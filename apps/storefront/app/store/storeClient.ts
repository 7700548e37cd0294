import { createStoreClient, type StoreClient } from "@rewire/data";

let client: StoreClient | undefined;

/** The one line to the shop of this visit; cart panel and checkout share it. */
export function storeClient(currency: string): StoreClient {
  client ??= createStoreClient({ currency });
  return client;
}

/** Ends the visit in this document: what was known of cart and customer is forgotten, and the next to ask starts anew. */
export function forgetStoreClient(): void {
  client = undefined;
}
