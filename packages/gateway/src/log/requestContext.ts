import { AsyncLocalStorage } from "node:async_hooks";

/** Data of a request that all of its log lines share. */
export interface RequestContext {
  readonly requestId: string;
}

const contextStorage = new AsyncLocalStorage<{ readonly context: RequestContext; hasHitLimit: boolean }>();

/** Runs work in the context of a request, so that every line logged during the work contains the request id. */
export const runWithRequestContext = <Value>(context: RequestContext, work: () => Value): Value =>
  contextStorage.run({ context, hasHitLimit: false }, work);

/** Returns the context of the current request, or undefined outside a request. */
export const getCurrentRequest = (): RequestContext | undefined => contextStorage.getStore()?.context;

/** Records that the current request has exceeded a rate limit, regardless of the response status. */
export function recordRateLimit(): void {
  const request = contextStorage.getStore();
  if (request) request.hasHitLimit = true;
}

/** Returns whether {@link recordRateLimit} was called for the current request. */
export const hasExceededLimit = (): boolean => contextStorage.getStore()?.hasHitLimit ?? false;
