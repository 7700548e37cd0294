import { ApolloClient, ApolloLink, makeVar, type ReactiveVar } from "@apollo/client";
import { HttpLink } from "@apollo/client/link/http";
import type { TotalsState } from "@rewire/domain";
import type { CartClient } from "./cart/hooks/CartClient.ts";
import { readAttempt } from "./checkout/purchaseAttempt.ts";
import { fetchAttempt } from "./checkout/pollAttempt.ts";
import type { LastOrderState } from "./cart/journal/reconcileResponse.ts";
import { findResponseCart } from "./cart/journal/responseCart.ts";
import { createMemoryJournal, type JournalStorage } from "./cart/journal/JournalStorage.ts";
import { createCartMapper, type CartMapper } from "./cart/mappers/createCartMapper.ts";
import { createPendingChanges } from "./cart/journal/PendingChanges.ts";
import { createCache } from "./client/createCache.ts";
import {
  gatewayExtensionsLink,
  createSerializingLink,
  createTimeoutLink,
  type Lock,
  type SerializingLinkOptions,
} from "./client/links.ts";
import { createErrorReportLink, type OperationError } from "./client/createErrorReportLink.ts";
import { createSessionSender } from "./cart/journal/createSessionSender.ts";

/**
 * Client that the hooks of this package use: the connection to the shop, and the journal of the cart in this browser.
 */
export type CommerceClient = CartClient;

/** Options of {@link createCommerceClient}. */
export interface CommerceClientOptions {
  /** URL of the GraphQL endpoint. @default "/graphql" */
  readonly uri?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** ISO 4217 currency code. @default "EUR" */
  readonly currency?: string;
  /** Request timeout in milliseconds. @default 15000 */
  readonly timeoutMs?: number;
  /** Timeout for placing an order and for polling its state, in milliseconds. @default 100000 */
  readonly checkoutTimeoutMs?: number;
  /** Called with every operation that failed or returned errors. */
  readonly onError?: ((error: OperationError) => void) | undefined;
  /** URL of the endpoint for the state of an attempt. @default "/attempt" */
  readonly attemptUri?: string;
  /** Waits, in milliseconds. @default setTimeout */
  readonly wait?: (ms: number) => Promise<void>;
  /** Maps carts. @default createCartMapper(currency) */
  readonly mapCart?: CartMapper;
  /** Storage of the browser's journal of the cart. @default in memory */
  readonly journal?: JournalStorage;
  /** Excludes the other tabs of this browser during an operation. @default no lock */
  readonly lock?: Lock;
}

/** Name of this client in error reports. */
const clientName = "rewire";

/** Creates the function that returns the state of the last attempt to buy; "none" for the one that is settled. */
const createLastOrderReader =
  (connection: Parameters<typeof fetchAttempt>[0]) =>
  async (settledAttempt: string | null): Promise<LastOrderState> => {
    const attempt = readAttempt();
    if (!attempt?.isSent || attempt.key === settledAttempt) return { state: "none" };
    const { state } = await fetchAttempt(connection, attempt.key);
    return state === "placed" ? { state, key: attempt.key } : { state };
  };

/** Returns a sender that marks the totals as current whenever a response contains the cart. */
const withTotalsState =
  (totalsState: ReactiveVar<TotalsState>, send: SerializingLinkOptions["send"]): SerializingLinkOptions["send"] =>
  async (operation, forward) => {
    const response = await send(operation, forward);
    if (findResponseCart(response, operation.operationName ?? "")) totalsState("current");
    return response;
  };

/**
 * Creates the client that the hooks use for cart, checkout, account and wishlist. The client never holds a session
 * token, because the gateway stores it in an HttpOnly cookie. Create one client per page load, on the first user
 * action.
 */
export function createCommerceClient({
  uri = "/graphql",
  // Looked up on each call, so that a network mock started later takes effect.
  fetch = (...request) => globalThis.fetch(...request),
  currency = "EUR",
  timeoutMs = 15_000,
  checkoutTimeoutMs = 100_000,
  attemptUri = "/attempt",
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onError = () => undefined,
  mapCart = createCartMapper(currency),
  journal = createMemoryJournal(),
  lock = (work) => work(),
}: CommerceClientOptions = {}): CommerceClient {
  const state = { pendingMutations: makeVar(0), totalsState: makeVar<TotalsState>("current") };
  const pendingChanges = createPendingChanges(journal);
  // The current password is for the gateway only: no operation of the shop declares it.
  const httpLink = new HttpLink({ uri, fetch, credentials: "same-origin", includeUnusedVariables: true });
  const timeoutLink = createTimeoutLink(timeoutMs, checkoutTimeoutMs);
  const gatewayLink = ApolloLink.from([gatewayExtensionsLink, timeoutLink, httpLink]);
  let activeCheckoutCount = 0;
  const enterCheckout = () => {
    activeCheckoutCount += 1;
    return () => void (activeCheckoutCount -= 1);
  };
  const options = {
    journal,
    mapCart,
    readLastOrderState: createLastOrderReader({ fetch, attemptUri, attemptTimeoutMs: timeoutMs }),
    canRefillAccount: () => activeCheckoutCount > 0,
    pause: wait,
  };
  const apollo = new ApolloClient({
    clientAwareness: { name: clientName },
    cache: createCache(),
    link: ApolloLink.from([
      createErrorReportLink(clientName, onError),
      createSerializingLink({
        pendingMutations: state.pendingMutations,
        lock,
        send: withTotalsState(state.totalsState, createSessionSender({ gatewayLink, pendingChanges, ...options })),
      }),
      gatewayLink,
    ]),
  });
  return {
    apollo,
    currency,
    mapCart,
    ...state,
    fetch,
    attemptUri,
    attemptTimeoutMs: checkoutTimeoutMs,
    wait,
    journal,
    pendingChanges,
    enterCheckout,
  };
}
