import { ApolloClient, ApolloLink, makeVar } from "@apollo/client";
import { HttpLink } from "@apollo/client/link/http";
import type { CartClient } from "./cart/hooks/CartClient.ts";
import { readAttempt } from "./checkout/keptAttempt.ts";
import { askAttempt } from "./checkout/lookAtAttempt.ts";
import type { OrderFate } from "./cart/journal/reconcileAnswer.ts";
import { createMemoryJournal, type JournalStorage } from "./cart/journal/JournalStorage.ts";
import { createPendingChanges } from "./cart/journal/PendingChanges.ts";
import { createCache } from "./client/createCache.ts";
import { gatewayExtensions, serializeOperations, timeLimit, type Lock } from "./client/links.ts";
import { reportErrors, type OperationError } from "./client/reportErrors.ts";
import { createSessionSender } from "./cart/journal/createSessionSender.ts";

/** What the hooks of this package stand on: the connection with the shop, and the browser's own record of the cart. */
export type StoreClient = CartClient;

/** How to reach the gateway. */
export interface StoreClientOptions {
  /** @default "/graphql" */
  readonly uri?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** @default "EUR" */
  readonly currency?: string;
  /** @default 15000 */
  readonly timeoutMs?: number;
  /** For placing an order, and for asking what became of one. @default 100000 */
  readonly checkoutTimeoutMs?: number;
  /** Told of every operation that was answered with errors. */
  readonly onError?: ((error: OperationError) => void) | undefined;
  /** @default "/attempt" */
  readonly attemptUri?: string;
  /** @default setTimeout */
  readonly wait?: (ms: number) => Promise<void>;
  /** Where the browser's own record of the cart is kept. @default in this document alone */
  readonly journal?: JournalStorage;
  /** Keeps the other tabs of this browser away meanwhile. @default this tab is alone */
  readonly lock?: Lock;
}

/** What this client calls itself. */
const clientName = "rewire";

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
  checkoutTimeoutMs = 100_000,
  attemptUri = "/attempt",
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onError = () => undefined,
  journal = createMemoryJournal(),
  lock = (work) => work(),
}: StoreClientOptions = {}): StoreClient {
  const pendingMutations = makeVar(0);
  const pendingChanges = createPendingChanges(journal);
  // The current password is for the gateway alone: no operation of the shop declares it.
  const http = new HttpLink({ uri, fetch, credentials: "same-origin", includeUnusedVariables: true });
  const line = ApolloLink.from([gatewayExtensions, timeLimit(timeoutMs, checkoutTimeoutMs), http]);
  const orderFate = async (settled: string | null): Promise<OrderFate> => {
    const attempt = readAttempt();
    if (!attempt?.isSent || attempt.key === settled) return { state: "none" };
    const { state } = await askAttempt({ fetch, attemptUri, attemptTimeoutMs: timeoutMs }, attempt.key);
    return state === "placed" ? { state, key: attempt.key } : { state };
  };
  let checkouts = 0;
  const enterCheckout = () => {
    checkouts += 1;
    return () => void (checkouts -= 1);
  };
  const keeper = { journal, currency, orderFate, canRefillAccount: () => checkouts > 0, pause: wait };
  const apollo = new ApolloClient({
    clientAwareness: { name: clientName },
    cache: createCache(),
    link: ApolloLink.from([
      reportErrors(clientName, onError),
      serializeOperations({ pendingMutations, lock, send: createSessionSender({ line, pendingChanges, ...keeper }) }),
      line,
    ]),
  });
  return {
    apollo,
    currency,
    pendingMutations,
    fetch,
    attemptUri,
    attemptTimeoutMs: checkoutTimeoutMs,
    wait,
    journal,
    pendingChanges,
    enterCheckout,
  };
}
