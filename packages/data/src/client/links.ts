import { ApolloLink, Observable, type ReactiveVar } from "@apollo/client";

/** Queries that need no session, or use an account's log-in whatever its session: they are not serialised. */
const sessionlessOperations = new Set([
  "getAllowedCountries",
  "getStates",
  "getStockStatus",
  "getOrders",
  "getDownloads",
]);

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
 * Concurrent operations would make the shop lose cart lines, and the first two would each start a session.
 */
export function createSerializingLink({ pendingMutations, lock, send }: SerializingLinkOptions): ApolloLink {
  let lastRequest: Promise<void> = Promise.resolve();
  return new ApolloLink((operation, forward) => {
    if (sessionlessOperations.has(operation.operationName ?? "")) return forward(operation);
    return new Observable((observer) => {
      const isMutation = operation.operationType === "mutation";
      if (isMutation) pendingMutations(pendingMutations() + 1);
      const previousRequest = lastRequest;
      const currentRequest = Promise.withResolvers<void>();
      lastRequest = currentRequest.promise;
      const startRequest = async () => {
        await previousRequest;
        try {
          // A cancelled query is not started; a mutation is completed.
          if (observer.closed && !isMutation) return;
          observer.next(await lock(() => send(operation, forward)));
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
