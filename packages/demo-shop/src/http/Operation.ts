/** GraphQL operation as received, without validation. */
export interface Operation {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
}

/** Response to one operation. */
export interface Answer {
  /** 500 for text that is no GraphQL; everything else is 200, refusals too. */
  readonly status: 200 | 500;
  readonly body: Record<string, unknown>;
}
