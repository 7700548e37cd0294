import { ApolloLink, Observable, type ReactiveVar } from "@apollo/client";

/** Queries that need no session, or use an account's log-in whatever its session: they are not serialised. */
const sessionlessOperations = new Set([
  "getAllowedCountries",
  "getStates",
  "getStockStatus",
  "getOrders",
  "getDownloads",
]);

/** Operations that the shop refuses to a guest. */
const customerOperations = new Set(["getWishlist", "keepWishlist", "getDevices", "keepDevices"]);

/** Response to an operation of a customer who has logged out before it was sent. */
const loggedOutResult: ApolloLink.Result = {
  errors: [{ message: "The customer has logged out.", extensions: { kind: "notAllowed" } }],
};

/** Runs a task while no other task in this browser holds the session lock. */
export type Lock = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Options of `createSerializingLink`. */
export interface SerializingLinkOptions {
  /** Number of mutations that await the shop's response. */
  readonly pendingMutations: ReactiveVar<number>;
  readonly lock: Lock;
  /** Sends one operation and reconciles the cart in its response. */
  readonly send: (operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) => Promise<ApolloLink.Result>;
}

/**
 * Creates an Apollo link that sends the operations of a session one after another, and counts the pending mutations.
 * Concurrent operations would make the shop lose cart lines, and the first two would each start a session. What waits for
 * a log-out is not sent if only customers may ask for it.
 */
export function createSerializingLink({ pendingMutations, lock, send }: SerializingLinkOptions): ApolloLink {
  let lastRequest: Promise<void> = Promise.resolve();
  let logoutCount = 0;
  return new ApolloLink((operation, forward) => {
    const { operationName = "" } = operation;
    if (sessionlessOperations.has(operationName)) return forward(operation);
    return new Observable((observer) => {
      const isMutation = operation.operationType === "mutation";
      if (isMutation) pendingMutations(pendingMutations() + 1);
      const previousRequest = lastRequest;
      const initialLogoutCount = logoutCount;
      const isLoggedOut = () => customerOperations.has(operationName) && logoutCount > initialLogoutCount;
      const currentRequest = Promise.withResolvers<void>();
      lastRequest = currentRequest.promise;
      const startRequest = async () => {
        await previousRequest;
        try {
          // A cancelled query is not started; a mutation is completed.
          if (observer.closed && !isMutation) return;
          const result = isLoggedOut() ? loggedOutResult : await lock(() => send(operation, forward));
          if (operationName === "logout" && result.data) logoutCount += 1;
          observer.next(result);
          observer.complete();
        } catch (error) {
          observer.error(error);
        } finally {
          if (isMutation) pendingMutations(pendingMutations() - 1);
          currentRequest.resolve();
        }
      };
      void startRequest();
    });
  });
}

/**
 * Apollo link that copies `gatewayExtensions` from an operation's context into the extensions of the request. The
 * gateway does not forward them to the shop.
 */
export const gatewayExtensionsLink = new ApolloLink((operation, forward) => {
  const extensions: unknown = operation.getContext()["gatewayExtensions"];
  if (typeof extensions === "object" && extensions !== null) {
    Object.assign(operation.extensions, extensions);
    operation.setContext({ http: { includeExtensions: true } });
  }
  return forward(operation);
});

/**
 * Creates an Apollo link that aborts operations after a timeout. Checkout has a separate timeout, because placing an
 * order can take long.
 */
export function createTimeoutLink(timeoutMs: number, checkoutTimeoutMs: number): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const limit = operation.operationName === "checkout" ? checkoutTimeoutMs : timeoutMs;
    operation.setContext({ fetchOptions: { signal: AbortSignal.timeout(limit) } });
    return forward(operation);
  });
}
