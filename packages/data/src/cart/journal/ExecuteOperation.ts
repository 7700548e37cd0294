import type { DocumentNode } from "graphql";

/** Response to a GraphQL operation, as sent by the gateway. */
export interface GraphQLResponse<Data = Record<string, unknown>> {
  readonly data?: Data | null | undefined;
  readonly errors?:
    | readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[]
    | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Sends an additional GraphQL operation while the session lock is held. Rejects if the network fails. */
export type ExecuteOperation = <Data>(
  query: DocumentNode,
  variables?: Record<string, unknown>,
) => Promise<GraphQLResponse<Data>>;
