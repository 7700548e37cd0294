import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

/** An error as the shop words it: it sends neither codes nor categories. */
export interface ShopError {
  /** May hold HTML and entities; `toFailure` reads it. */
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
}

/** What the shop answered. Errors do not mean that `data` is empty: see FACTS about sessions and checkout. */
export interface ShopAnswer<Data> {
  readonly data: Data | null;
  readonly errors: readonly ShopError[];
  /** The session token to keep from now on, without prefix; null means keep the old one. */
  readonly sessionToken: string | null;
  /** HTTP status; 403 comes with full data when a log-in token has died. */
  readonly status: number;
  /** The `Set-Cookie` lines of the answer (log-in); empty mostly. */
  readonly cookies: readonly string[];
}

/** What goes along with one request. */
export interface ShopRequestOptions {
  /** Without prefix; sent as `woocommerce-session: Session <token>`. */
  readonly sessionToken?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** For this request alone. @default the client's */
  readonly timeoutMs?: number | undefined;
}

/** An operation in words, as the gateway passes it on. */
export interface ShopOperation {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** Speaks GraphQL with one shop. Throws a `ShopTrouble` when no readable answer comes. */
export interface ShopClient {
  /** ISO 4217 code that the shop's prices are in. */
  readonly currency: string;
  request<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: ShopRequestOptions,
  ): Promise<ShopAnswer<Data>>;
  /** The same for an operation that is text already. */
  send(operation: ShopOperation, options?: ShopRequestOptions): Promise<ShopAnswer<Record<string, unknown>>>;
  /** Where trouble that does not stop a page is told: once for each `key`. */
  readonly warnOnce: (key: string, message: string) => void;
}

/** How to reach the shop. */
export interface ShopClientOptions {
  /** The shop's GraphQL endpoint, http or https. */
  readonly url: string;
  /** @default "EUR" */
  readonly currency?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** @default 10000 */
  readonly timeoutMs?: number | undefined;
  readonly log?: ((message: string) => void) | undefined;
  /** Sends queries by GET. @default false: everything is posted */
  readonly queriesByGet?: boolean | undefined;
  /** Of one answer, after unpacking; more is a `ShopAnswerBroken`. @default 20 MB */
  readonly maxAnswerBytes?: number | undefined;
}
