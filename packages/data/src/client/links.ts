import { ApolloLink, Observable, type ReactiveVar } from "@apollo/client";

/** Reads that belong to nobody's session, or to an account whatever its session is: they need not wait. */
const sessionless = new Set(["getAllowedCountries", "getStates", "getStockStatus", "getOrders", "getDownloads"]);

/** Has the session to itself: nothing else of this browser is under way while the work is done. */
export type Lock = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** What stands between the operations of the session and the network. */
export interface TurnOptions {
  /** How many changes the shop has not answered yet. */
  readonly changes: ReactiveVar<number>;
  readonly lock: Lock;
  /** Sends one operation with all that belongs to it. */
  readonly take: (operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) => Promise<ApolloLink.Result>;
}

/**
 * Lets operations of the session through one after another: the shop loses cart lines when they run side by side, and
 * the first two of a visit would each start a session of their own. Counts the changes that are under way.
 */
export function oneAfterAnother({ changes, lock, take }: TurnOptions): ApolloLink {
  let last: Promise<void> = Promise.resolve();
  return new ApolloLink((operation, forward) => {
    if (sessionless.has(operation.operationName ?? "")) return forward(operation);
    return new Observable((observer) => {
      const isChange = operation.operationType === "mutation";
      if (isChange) changes(changes() + 1);
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      const begin = async () => {
        await before;
        try {
          // A read that nobody waits for any more is not begun; a change is seen through.
          if (observer.closed && !isChange) return;
          observer.next(await lock(() => take(operation, forward)));
          observer.complete();
        } catch (error) {
          observer.error(error);
        } finally {
          if (isChange) changes(changes() - 1);
          turn.resolve();
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
