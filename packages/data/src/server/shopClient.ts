import type { UnitPriceAttribute } from "@rewire/domain";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

/** Error returned by the shop. It has neither a code nor a category. */
export interface ShopError {
  /** Message; may contain HTML and entities. `toFailure` parses it. */
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
}

/**
 * Response of the shop. `data` and `errors` may both be present, because the shop can report errors for an operation
 * that it has completed.
 */
export interface ShopResponse<Data> {
  readonly data: Data | null;
  readonly errors: readonly ShopError[];
  /** Session token to store, without prefix; null: keep the current one. */
  readonly sessionToken: string | null;
  /** HTTP status; 403 comes with full data when a log-in token has expired. */
  readonly status: number;
  /** `Set-Cookie` lines of the response (log-in); usually empty. */
  readonly cookies: readonly string[];
}

/** Options of a single request to the shop: session token, headers, abort signal and timeout. */
export interface ShopRequestOptions {
  /** Session token without prefix; sent as `woocommerce-session: Session <token>`. */
  readonly sessionToken?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Timeout of this request in milliseconds. @default the client's */
  readonly timeoutMs?: number | undefined;
}

/** GraphQL operation as sent to the shop: its text, name and variables. */
export interface ShopOperation {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** GraphQL client for one shop. Requests reject with a `ShopRequestError` if there is no readable response. */
export interface ShopClient {
  /** ISO 4217 code of the shop's currency. */
  readonly currency: string;
  /** Global attribute with the energy efficiency class (`pa_energy-class`); undefined for none. */
  readonly energyAttribute?: string | undefined;
  /** Names of the attributes with the values of product information sheets, in lower case; undefined for none. */
  readonly sheetAttributes?: readonly string[] | undefined;
  /** Attributes with the net quantities of goods, for unit prices; undefined for none. */
  readonly unitPriceAttributes?: readonly UnitPriceAttribute[] | undefined;
  request<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: ShopRequestOptions,
  ): Promise<ShopResponse<Data>>;
  /** Sends an operation that is already text. */
  send(operation: ShopOperation, options?: ShopRequestOptions): Promise<ShopResponse<Record<string, unknown>>>;
  /** Reports a problem that does not prevent a page: once for each `key`. */
  readonly warnOnce: (key: string, message: string) => void;
}

/** Options of `createShopClient`. */
export interface ShopClientOptions {
  /** URL of the shop's GraphQL endpoint, http or https. */
  readonly url: string;
  /** ISO 4217 currency code. @default "EUR" */
  readonly currency?: string | undefined;
  /** Global attribute with the energy efficiency class of a product. @default none */
  readonly energyAttribute?: string | undefined;
  /** Names of the attributes with the values of product information sheets, in lower case. @default none */
  readonly sheetAttributes?: readonly string[] | undefined;
  /** Attributes with the net quantities of goods, for unit prices. @default none */
  readonly unitPriceAttributes?: readonly UnitPriceAttribute[] | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Timeout of a request in milliseconds. @default 10000 */
  readonly timeoutMs?: number | undefined;
  readonly log?: ((message: string) => void) | undefined;
  /** Sends queries by GET. @default false: everything is sent by POST */
  readonly usesGetForQueries?: boolean | undefined;
  /** Maximum size of a response in bytes, after decompression; a larger one is rejected. @default 20 MB */
  readonly maxResponseBytes?: number | undefined;
}
