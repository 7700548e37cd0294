import { AsyncLocalStorage } from "node:async_hooks";

/** What all lines of the log that belong to one request have in common. */
export interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<{ readonly context: RequestContext; hasHitLimit: boolean }>();

/** Runs work within a request: every line that it logs, however deep, carries the request's id. */
export const inRequest = <Value>(context: RequestContext, work: () => Value): Value =>
  storage.run({ context, hasHitLimit: false }, work);

/** The request that this code runs for; undefined outside of any. */
export const currentRequest = (): RequestContext | undefined => storage.getStore()?.context;

/** Notes that the request has done something too often, however its answer says so. */
export function noteLimit(): void {
  const request = storage.getStore();
  if (request) request.hasHitLimit = true;
}

/** Whether the request that this code runs for has been noted by {@link noteLimit}. */
export const hasHitLimit = (): boolean => storage.getStore()?.hasHitLimit ?? false;
