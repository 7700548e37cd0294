/** GraphQL operation as received from a client, before validation. */
export interface Operation {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
}

/** HTTP status and body of the response to one GraphQL operation. */
export interface OperationReply {
  /** 500 for text that is not GraphQL; 200 for everything else, including errors. */
  readonly status: 200 | 500;
  readonly body: Record<string, unknown>;
}
