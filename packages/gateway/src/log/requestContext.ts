import { AsyncLocalStorage } from "node:async_hooks";

/** Data shared by all log lines of one request. */
export interface RequestContext {
  readonly requestId: string;
}

const contextStorage = new AsyncLocalStorage<{ readonly context: RequestContext; hasHitLimit: boolean }>();

/** Runs work in the context of a request: every log line of the work contains the request id. */
export const runWithRequestContext = <Value>(context: RequestContext, work: () => Value): Value =>
  contextStorage.run({ context, hasHitLimit: false }, work);

/** Returns the context of the current request; undefined outside a request. */
export const getCurrentRequest = (): RequestContext | undefined => contextStorage.getStore()?.context;

/** Marks the current request as having exceeded a limit, regardless of the response status. */
export function recordRateLimit(): void {
  const request = contextStorage.getStore();
  if (request) request.hasHitLimit = true;
}

/** Returns whether the current request has been marked by {@link recordRateLimit}. */
export const hasHitLimit = (): boolean => contextStorage.getStore()?.hasHitLimit ?? false;
