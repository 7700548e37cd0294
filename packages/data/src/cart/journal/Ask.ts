import type { DocumentNode } from "graphql";

/** An answer as it comes over the wire. */
export interface Answer<Data = Record<string, unknown>> {
  readonly data?: Data | null | undefined;
  readonly errors?:
    | readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[]
    | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Sends an operation of our own within the turn that we hold. Rejects when nobody answered. */
export type Ask = <Data>(query: DocumentNode, variables?: Record<string, unknown>) => Promise<Answer<Data>>;
