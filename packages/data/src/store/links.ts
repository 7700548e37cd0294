import { ApolloLink, Observable, type ReactiveVar } from "@apollo/client";

/** Reads that belong to nobody's session and need not wait. */
const sessionless = new Set(["getStates", "getStockStatus"]);

/**
 * Lets operations of the session through one after another: the shop loses cart lines when they run side by side, and
 * the first two of a visit would each start a session of their own. Counts the changes that are under way.
 */
export function oneAfterAnother(changes: ReactiveVar<number>): ApolloLink {
  let last: Promise<void> = Promise.resolve();
  return new ApolloLink((operation, forward) => {
    if (sessionless.has(operation.operationName ?? "")) return forward(operation);
    return new Observable((observer) => {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      const step = operation.operationType === "mutation" ? 1 : 0;
      changes(changes() + step);
      // Runs once, when the operation is done or given up, and lets the next one through.
      observer.add(() => {
        changes(changes() - step);
        turn.resolve();
      });
      const begin = async () => {
        await before;
        if (!observer.closed) observer.add(forward(operation).subscribe(observer));
      };
      void begin();
    });
  });
}

/** Gives up after a while. Placing an order may take the shop long, and must not be given up early. */
export function timeLimit(timeoutMs: number, checkoutTimeoutMs: number): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const limit = operation.operationName === "checkout" ? checkoutTimeoutMs : timeoutMs;
    operation.setContext({ fetchOptions: { signal: AbortSignal.timeout(limit) } });
    return forward(operation);
  });
}
