import type { ProductProblem } from "@rewire/data/server";

/** How the endpoint answers. */
export interface EndpointFacts {
  /** Why no GraphQL came; null where it did. */
  readonly failure: string | null;
  /** HTTP status of the first answer; null where none came. */
  readonly status: number | null;
  /** The beginning of what stands before the JSON of an answer, such as a warning of PHP; null where nothing does. */
  readonly noise: string | null;
  /** For the smallest question, in milliseconds. */
  readonly timesMs: readonly number[];
  /** The shop's clock minus ours, in milliseconds; null where no answer tells a time. */
  readonly clockOffsetMs: number | null;
}

/** What becomes of a guest's session token. */
export interface SessionFacts {
  /** Whether answers bring one. */
  readonly hasToken: boolean;
  /** null where the token cannot be read. */
  readonly lifeSeconds: number | null;
  /** Whether two guests get the same one, as from a cache. */
  readonly isShared: boolean;
  /** Whether a token that is sent along is known again; null where there is none to send. */
  readonly isTaken: boolean | null;
}

/** What a schema lacks, a sentence for each, with the operations that ask for it. */
export interface SchemaDifferences {
  /** Of the operations without which nothing is shown or sold. */
  readonly core: readonly string[];
  /** Of the others. */
  readonly rest: readonly string[];
}

/** What the shop's schema lacks, or why it does not tell its schema. */
export type SchemaFacts =
  | { readonly differences: SchemaDifferences }
  | { readonly differences: null; readonly reason: string };

/** What the site tells of itself; null where it does not. */
export interface SiteFacts {
  readonly wordpressVersion: string | null;
  readonly timeZone: string | null;
  /** The structure of permalinks, "" for plain ones. */
  readonly permalinks: string | null;
  /** Which log-in mutations the shop has. */
  readonly logIn: { readonly cookies: boolean | null; readonly tokens: boolean | null };
  /** What the address of nonces answers to a guest, its beginning; null where it cannot be reached. */
  readonly nonceAnswer: string | null;
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[] | null;
  /** Ids of the ways to pay. */
  readonly gateways: readonly string[] | null;
}

/** What the service account can do. */
export type ServiceFacts =
  | { readonly state: "none" }
  | { readonly state: "refused"; readonly reason: string }
  /** It is let in, and its next request is a guest's. */
  | { readonly state: "forgotten" }
  | {
      readonly state: "loggedIn";
      /** null where the shop does not tell. */
      readonly capabilities: readonly string[] | null;
      /** By the folder of each plugin, its version; null where it may not see plugins. */
      readonly plugins: ReadonlyMap<string, string> | null;
      /** By its name, each setting of WooCommerce that can be read. */
      readonly settings: ReadonlyMap<string, string>;
    };

/** What a reading of the catalogue tells. */
export interface CatalogueFacts {
  readonly state: "read";
  /** How many products lists show. */
  readonly products: number;
  /** Whether these are all, and not the newest alone. */
  readonly isWhole: boolean;
  readonly repairs: number;
  readonly problems: readonly ProductProblem[];
}

/** What is known of the catalogue: `reading` while nobody can say yet, `failed` where it cannot be read. */
export type ProbedCatalogue = CatalogueFacts | { readonly state: "reading" } | { readonly state: "failed" };

/** One picture of the shop, and whether it can be shown. */
export interface PictureFacts {
  readonly address: string;
  /** Whether the storefront asks its host at all. */
  readonly isAllowed: boolean;
  /** Why it cannot be read; null where it can or was not asked for. */
  readonly failure: string | null;
}

/** Some of the newest products. */
export interface SampleFacts {
  /** Prices as the shop words them. */
  readonly prices: readonly string[];
  readonly pictures: readonly PictureFacts[];
}

/** What became of something that was tried; `reason` says why it did not work. */
export type Attempted =
  | { readonly state: "notTried"; readonly reason: string }
  | { readonly state: "worked" }
  | { readonly state: "failed"; readonly reason: string; readonly status: number | null };

/** All that was learnt of a shop. */
export interface ShopFacts {
  readonly endpoint: EndpointFacts;
  readonly session: SessionFacts;
  readonly schema: SchemaFacts;
  readonly site: SiteFacts;
  readonly service: ServiceFacts;
  readonly catalogue: ProbedCatalogue;
  readonly sample: SampleFacts;
  /** A question to Stripe with the secret key. */
  readonly stripe: Attempted;
  /** A signed message to the storefront itself. */
  readonly webhook: Attempted;
}
