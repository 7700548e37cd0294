/** One GraphQL request as it came: nothing in it is to be trusted. */
export interface Operation {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
}

/** What goes back for one operation. */
export interface Answer {
  /** 500 for text that is no GraphQL; everything else is 200, refusals too. */
  readonly status: 200 | 500;
  readonly body: Record<string, unknown>;
}
