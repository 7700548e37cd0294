import { ApolloLink, Observable, type ReactiveVar } from "@apollo/client";

/** Reads that belong to nobody's session, or to an account whatever its session is: they need not wait. */
const sessionless = new Set(["getAllowedCountries", "getStates", "getStockStatus", "getOrders", "getDownloads"]);

/** Runs work while no other work of this browser holds the session. */
export type Lock = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** What an operation of the session passes on its way to the network. */
export interface SerializeOptions {
  /** Mutations that the shop has not answered yet. */
  readonly pendingMutations: ReactiveVar<number>;
  readonly lock: Lock;
  /** Sends one operation, and reconciles the cart in its answer. */
  readonly send: (operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) => Promise<ApolloLink.Result>;
}

/**
 * Sends operations of the session one after another: the shop loses cart lines when they run side by side, and
 * the first two of a page would each start a session of their own. Counts the mutations that are pending.
 */
export function serializeOperations({ pendingMutations, lock, send }: SerializeOptions): ApolloLink {
  let last: Promise<void> = Promise.resolve();
  return new ApolloLink((operation, forward) => {
    if (sessionless.has(operation.operationName ?? "")) return forward(operation);
    return new Observable((observer) => {
      const isChange = operation.operationType === "mutation";
      if (isChange) pendingMutations(pendingMutations() + 1);
      const previous = last;
      const current = Promise.withResolvers<void>();
      last = current.promise;
      const begin = async () => {
        await previous;
        try {
          // A read that nobody waits for any more is not begun; a change is seen through.
          if (observer.closed && !isChange) return;
          observer.next(await lock(() => send(operation, forward)));
          observer.complete();
        } catch (error) {
          observer.error(error);
        } finally {
          if (isChange) pendingMutations(pendingMutations() - 1);
          current.resolve();
        }
      };
      void begin();
    });
  });
}

/** Puts what concerns the gateway alone beside the operation: the shop never sees it. */
export const gatewayExtensions = new ApolloLink((operation, forward) => {
  const extensions: unknown = operation.getContext()["gatewayExtensions"];
  if (typeof extensions === "object" && extensions !== null) {
    Object.assign(operation.extensions, extensions);
    operation.setContext({ http: { includeExtensions: true } });
  }
  return forward(operation);
});

/** Gives up after a while. Placing an order may take the shop long, and must not be given up early. */
export function timeLimit(timeoutMs: number, checkoutTimeoutMs: number): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const limit = operation.operationName === "checkout" ? checkoutTimeoutMs : timeoutMs;
    operation.setContext({ fetchOptions: { signal: AbortSignal.timeout(limit) } });
    return forward(operation);
  });
}
