import { AsyncLocalStorage } from "node:async_hooks";

/** What all lines of the log that belong to one request have in common. */
export interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs work within a request: every line that it logs, however deep, carries the request's id. */
export const inRequest = <Value>(context: RequestContext, work: () => Value): Value => storage.run(context, work);

/** The request that this code runs for; undefined outside of any. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
