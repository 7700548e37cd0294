import type { Settings } from "@rewire/domain";
import type { ProxyTrust } from "./proxyTrust.ts";
import type { Secrets } from "./secrets.ts";
import type { LogFormat, LogLevel } from "../log/createLog.ts";

/** Everything that the storefront's server side can be told from outside. */
export interface GatewayConfig {
  /** Where the storefront listens; 0 lets the system choose. */
  readonly port: number;
  /** Address that it listens on: an IP address or "localhost". */
  readonly host: string;
  readonly shop: {
    /** The shop's GraphQL endpoint. */
    readonly url: string;
    /** Whether it is the embedded shop, which the starter has to start. */
    readonly isEmbedded: boolean;
    /** Whether queries are sent by GET; everything is posted otherwise. */
    readonly queriesByGet: boolean;
    /** Public hosts of pictures besides the shop's own, asked by https. */
    readonly pictureHosts: readonly string[];
    /** Where the embedded shop listens. */
    readonly port: number;
  };
  readonly logIn: {
    /** How the shop lets people in: WordPress's cookies with a nonce, or Headless Login's tokens. */
    readonly by: "cookie" | "tokens";
    /** What a refusal says: "plain" what was wrong, "private" nothing that tells who has an account. */
    readonly messages: "plain" | "private";
    /** Type of the auth header made from a token. */
    readonly authType: string;
  };
  /** A shop manager's log-in, to find and show orders that the shop shows to their owners alone; null to do without. */
  readonly serviceAccount: { readonly user: string; readonly password: string } | null;
  /** Card payments through Stripe; null where no keys are set, then nobody is offered them. */
  readonly stripe: {
    readonly publishableKey: string;
    readonly secretKey: string;
    /** Stripe's script for pages; asked for only by who chooses to pay by card. */
    readonly scriptUrl: string;
    readonly apiUrl: string;
    /** Signs Stripe's webhooks; null switches them off. */
    readonly webhookSecret: string | null;
  } | null;
  /** Redis for the small state of several gateways; null for SQLite in `stateDir`. */
  readonly redisUrl: string | null;
  /** An icon service to ask for icons that are not installed here, without a slash at the end; null asks no other host. */
  readonly iconService: string | null;
  /** What `security.txt` says; null where nobody is named. */
  readonly securityContact: {
    /** `mailto:`, `https:` or `tel:` URIs. */
    readonly contacts: readonly string[];
    /** In milliseconds. */
    readonly expires: number;
    /** Language tags. */
    readonly languages: readonly string[];
  } | null;
  /** Absolute folder of everything that must survive a restart. */
  readonly stateDir: string;
  /** Seal the state store and sign cookies, the newest first; null means: one is made and kept in `stateDir`. */
  readonly secrets: Secrets | null;
  readonly limits: {
    readonly shopTimeoutMs: number;
    /** Placing an order may take the shop longer. */
    readonly checkoutTimeoutMs: number;
    /** How long a shop may go on placing an order after its answer was lost; only then it is asked again. */
    readonly checkoutSettleMs: number;
    readonly pictureTimeoutMs: number;
    /** An answer of the shop with more bytes than this is no answer. */
    readonly shopAnswerBytes: number;
    /** For one command of Redis. */
    readonly redisTimeoutMs: number;
    /** How long requests that are under way may take when the server is told to end. */
    readonly shutdownMs: number;
    /** Age from which the catalogue is read afresh in the background. */
    readonly catalogueTtlSeconds: number;
    /** The same for one product page. */
    readonly productTtlSeconds: number;
    /** Disk space for pictures in the widths of the storefront. */
    readonly pictureCacheMb: number;
  };
  readonly catalogue: {
    /** Attributes that lists can be filtered by, in their order; null for all that the catalogue uses. */
    readonly filterAttributes: readonly string[] | null;
    /** Groups of words that mean the same, as `parseSynonyms` reads them. */
    readonly synonyms: string;
    /** Signs the shop's webhooks; null switches them off. */
    readonly webhookSecret: string | null;
  };
  readonly log: { readonly level: LogLevel; readonly format: LogFormat; readonly requests: boolean };
  /** Whose `X-Forwarded-*` headers and request ids are believed. */
  readonly trustProxy: ProxyTrust;
  /** Hosts that the storefront goes by besides this machine's names and that of `BASE_URL`; with unusual ports. */
  readonly allowedHosts: readonly string[];
  /** Names that no new password may be made of, besides those of the site and its hosts. */
  readonly passwordWords: readonly string[];
  /** Whether hosts below ours speak https alone, too, and browsers are told so. */
  readonly hstsIncludeSubDomains: boolean;
  readonly settings: Settings;
}
