import type { UnlabelledGoodsSummary } from "../catalogue/summarizeUnlabelledGoods.ts";
import type { ProductProblem } from "@rewire/data/server";
import type { Device } from "@rewire/domain";

/** Measurements of the shop's GraphQL endpoint: status, response times, clock and unexpected output. */
export interface EndpointFacts {
  /** Reason for a missing GraphQL response; null where there was one. */
  readonly failure: string | null;
  /** HTTP status of the first response; null for none. */
  readonly status: number | null;
  /** Beginning of the text before the JSON of a response, such as a PHP warning; null for none. */
  readonly strayOutput: string | null;
  /** Durations of the smallest query, in milliseconds. */
  readonly timesMs: readonly number[];
  /** Difference of the shop's clock to the server's, in milliseconds; null where no response has a time. */
  readonly clockOffsetMs: number | null;
}

/** Observed behaviour of a guest's session token: lifetime, uniqueness and acceptance. */
export interface SessionFacts {
  /** Whether responses contain a token. */
  readonly hasToken: boolean;
  /** Lifetime in seconds; null for an unreadable token. */
  readonly lifetimeSeconds: number | null;
  /** Whether two guests get the same token, as from a cache. */
  readonly isShared: boolean;
  /** Whether the shop accepts its token again; null without a token. */
  readonly isTokenAccepted: boolean | null;
}

/** Missing parts of the shop's schema, described in sentences, with the operations that need them. */
export interface SchemaDifferences {
  /** Missing parts for operations required to show and sell products. */
  readonly core: readonly string[];
  /** Missing parts for all other operations. */
  readonly otherDifferences: readonly string[];
}

/** Missing parts of the shop's schema, or the reason why the schema is unavailable. */
export type SchemaFacts =
  | { readonly differences: SchemaDifferences }
  | { readonly differences: null; readonly reason: string };

/** Public data of the WordPress site. Unavailable values are null. */
export interface SiteFacts {
  readonly wordpressVersion: string | null;
  readonly timeZone: string | null;
  /** Permalink structure, "" for plain ones. */
  readonly permalinks: string | null;
  /** Log-in mutations of the shop. */
  readonly logIn: { readonly cookies: boolean | null; readonly tokens: boolean | null };
  /** Beginning of the nonce endpoint's response to a guest; null where it is unreachable. */
  readonly nonceResponse: string | null;
  /** Countries as ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[] | null;
  /** Ids of the payment gateways. */
  readonly gateways: readonly string[] | null;
}

/** Result of logging in as the service account, with its access rights on success. */
export type ServiceFacts =
  | { readonly state: "none" }
  | { readonly state: "refused"; readonly reason: string }
  /** The log-in succeeds, but the next request is treated as a guest's. */
  | { readonly state: "forgotten" }
  | {
      readonly state: "loggedIn";
      /** Capabilities; null where the shop does not return them. */
      readonly capabilities: readonly string[] | null;
      /** Versions by plugin folder; null where the account has no access to plugins. */
      readonly plugins: ReadonlyMap<string, string> | null;
      /** Readable WooCommerce settings by name. */
      readonly settings: ReadonlyMap<string, string>;
    };

/** Result of reading the catalogue. */
export interface CatalogueFacts {
  readonly state: "read";
  /** Number of products that lists show. */
  readonly products: number;
  /** Whether all products were read, and not only the newest. */
  readonly isComplete: boolean;
  readonly repairs: number;
  /** Devices of the repair desk. */
  readonly repairDevices: readonly Pick<Device, "slug" | "name">[];
  readonly problems: readonly ProductProblem[];
  /** Goods that need an energy label and have no class. */
  readonly unlabelled: UnlabelledGoodsSummary;
}

/** State of the catalogue: `reading` while the catalogue is incomplete, `failed` after a read error. */
export type ProbedCatalogue = CatalogueFacts | { readonly state: "reading" } | { readonly state: "failed" };

/** Picture of a product, and whether the picture can be fetched. */
export interface PictureFacts {
  readonly address: string;
  /** Whether its host is allowed. */
  readonly isAllowed: boolean;
  /** Reason for a failed request; null on success or without a request. */
  readonly failure: string | null;
}

/** Prices and pictures of a sample of the newest products. */
export interface SampleFacts {
  /** Prices as the shop formats them. */
  readonly prices: readonly string[];
  readonly pictures: readonly PictureFacts[];
}

/** Content pages that are missing in the shop, or empty. */
export interface ContentPageFacts {
  readonly missing: readonly { readonly name: string; readonly uri: string }[];
}

/** Result of a probe, or the reason why it failed. */
export type ProbeResult =
  | { readonly state: "notTried"; readonly reason: string }
  | { readonly state: "worked" }
  | { readonly state: "failed"; readonly reason: string; readonly status: number | null };

/** All facts collected about a shop. */
export interface ShopFacts {
  readonly endpoint: EndpointFacts;
  readonly session: SessionFacts;
  readonly schema: SchemaFacts;
  readonly site: SiteFacts;
  /** null if the shop does not tell. */
  readonly contentPages: ContentPageFacts | null;
  readonly service: ServiceFacts;
  readonly catalogue: ProbedCatalogue;
  readonly sample: SampleFacts;
  /** Result of a request to Stripe with the secret key. */
  readonly stripe: ProbeResult;
  /** Result of a signed message to the storefront itself. */
  readonly webhook: ProbeResult;
}
