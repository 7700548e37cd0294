import { ApolloClient, ApolloLink, makeVar, type ReactiveVar } from "@apollo/client";
import { HttpLink } from "@apollo/client/link/http";
import { createCache } from "./createCache.ts";
import { oneAfterAnother, timeLimit } from "./links.ts";

/** The browser's line to the shop, through the gateway of its own origin. */
export interface StoreClient {
  readonly apollo: ApolloClient;
  /** ISO 4217 code that the shop's prices are in. */
  readonly currency: string;
  /** How many changes the shop has not answered yet. */
  readonly changes: ReactiveVar<number>;
}

/** How to reach the gateway. */
export interface StoreClientOptions {
  /** @default "/graphql" */
  readonly uri?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** @default "EUR" */
  readonly currency?: string;
  /** @default 15000 */
  readonly timeoutMs?: number;
  /** For placing an order. @default 60000 */
  readonly checkoutTimeoutMs?: number;
}

/**
 * Makes the store's client. It never holds a token: the gateway keeps the session in an HttpOnly cookie.
 * One client a visit; make it where the store starts, not while rendering.
 */
export function createStoreClient({
  uri = "/graphql",
  // Looked up on each call, so that a mock network started later is heard.
  fetch = (...request) => globalThis.fetch(...request),
  currency = "EUR",
  timeoutMs = 15_000,
  checkoutTimeoutMs = 60_000,
}: StoreClientOptions = {}): StoreClient {
  const changes = makeVar(0);
  const http = new HttpLink({ uri, fetch, credentials: "same-origin" });
  const apollo = new ApolloClient({
    clientAwareness: { name: "rewire" },
    cache: createCache(),
    link: ApolloLink.from([oneAfterAnother(changes), timeLimit(timeoutMs, checkoutTimeoutMs), http]),
  });
  return { apollo, currency, changes };
}
