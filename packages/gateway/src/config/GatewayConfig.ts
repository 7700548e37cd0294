import type {
  ChargingSettings,
  EcodesignAttributes,
  Exclusions,
  LabelledCategories,
  ReductionRule,
  Settings,
  UnitPriceAttribute,
  TradeInValue,
} from "@rewire/domain";
import type { ProxyTrust } from "./proxyTrust.ts";
import type { ContentPageSource } from "./ContentPageSource.ts";
import type { Secrets } from "./secrets.ts";
import type { LogFormat, LogLevel } from "../log/createLog.ts";

/** Seller's data for invoices. Address and contact details are part of the shop's settings. */
export interface Seller {
  /** Legal name of the company; the site's name if it is not set. */
  readonly name: string;
  /** VAT identification number; "" for none. */
  readonly vatId: string;
}

/** Configuration of the storefront's server side. */
export interface GatewayConfig {
  /** Port that the storefront listens on; 0 lets the system choose. */
  readonly port: number;
  /** Listen address: an IP address or "localhost". */
  readonly host: string;
  /** Whether clicks and input before hydration are replayed after it. */
  readonly replaysEarlyActions: boolean;
  /** Whether browsers may prerender and fetch pages that a visitor is about to open. */
  readonly preparesNextPage: boolean;
  /** Whether pages, scripts and styles are compressed again at the highest level once they have been sent. */
  readonly compressesInBackground: boolean;
  readonly shop: {
    /** URL of the shop's GraphQL endpoint. */
    readonly url: string;
    /** Whether it is the embedded shop, which the start script has to start. */
    readonly isEmbedded: boolean;
    /** Whether queries are sent by GET; otherwise everything is sent by POST. */
    readonly queriesByGet: boolean;
    /** Public hosts of pictures besides the shop's own, requested by https. */
    readonly pictureHosts: readonly string[];
    /** Port that the embedded shop listens on. */
    readonly port: number;
  };
  readonly logIn: {
    /** Authentication method of the shop: WordPress's cookies with a nonce, or Headless Login's tokens. */
    readonly by: "cookie" | "tokens";
    /** Messages of a refused log-in: "plain" names the reason, "private" does not reveal whether an account exists. */
    readonly messages: "plain" | "private";
    /** Type of the auth header for a token. */
    readonly authType: string;
  };
  /**
   * Log-in of a shop manager, to find and show orders that the shop shows only to their owners; null: no such account.
   */
  readonly serviceAccount: { readonly user: string; readonly password: string } | null;
  /** Card payments through Stripe; null without keys, and they are not offered then. */
  readonly stripe: {
    readonly publishableKey: string;
    readonly secretKey: string;
    /** URL of Stripe's script; loaded only when a shopper chooses to pay by card. */
    readonly scriptUrl: string;
    readonly apiUrl: string;
    /** Secret that signs Stripe's webhooks; null disables them. */
    readonly webhookSecret: string | null;
  } | null;
  /** Redis for the shared state of several gateways; null for SQLite in `stateDir`. */
  readonly redisUrl: string | null;
  /** Icon service for icons that are not installed, without a trailing slash; null requests no other host. */
  readonly iconService: string | null;
  /** Content of `security.txt`; null without a contact. */
  readonly securityContact: {
    /** `mailto:`, `https:` or `tel:` URIs. */
    readonly contacts: readonly string[];
    /** Expiry, in milliseconds since 1970. */
    readonly expires: number;
    /** Language tags. */
    readonly languages: readonly string[];
  } | null;
  /** Absolute path of the folder for everything that must survive a restart. */
  readonly stateDir: string;
  /** Folder of the photos of reviews; null: no photos are taken or shown. */
  readonly reviewPhotoDir: string | null;
  /** Folder of converted pictures that several storefronts share; null: each has only its own in `stateDir`. */
  readonly sharedPictureDir: string | null;
  /**
   * Secrets that seal the state store and sign cookies, newest first; null: one is generated and stored in `stateDir`.
   */
  readonly secrets: Secrets | null;
  readonly limits: {
    readonly shopTimeoutMs: number;
    /** Time limit for placing an order, which may take the shop longer. */
    readonly checkoutTimeoutMs: number;
    /**
     * Time that a shop may continue to place an order after its response was lost; the order is looked up only then.
     */
    readonly checkoutSettleMs: number;
    readonly pictureTimeoutMs: number;
    /** Maximum size of a response of the shop; a larger one is an error. */
    readonly shopResponseBytes: number;
    /** Time limit of one Redis command. */
    readonly redisTimeoutMs: number;
    /** Time that open requests may take when the server shuts down. */
    readonly shutdownMs: number;
    /** Age after which the catalogue is refreshed in the background. */
    readonly catalogueTtlSeconds: number;
    /** Age after which a product page's data are refreshed. */
    readonly productTtlSeconds: number;
    /** Age after which a page of text is refreshed. */
    readonly contentTtlSeconds: number;
    /** Disk space for resized pictures. */
    readonly pictureCacheMb: number;
    /** Memory for rendered pages. */
    readonly pageCacheMb: number;
    /** Number of threads that render pages; 0 renders in the main thread, null chooses by the machine's cores. */
    readonly pageWorkers: number | null;
    /** Time that a shared cache such as a CDN may serve a page without asking. */
    readonly edgeMaxAgeSeconds: number;
  };
  readonly catalogue: {
    /** Attributes that lists can be filtered by, in order; null for all that the catalogue uses. */
    readonly filterAttributes: readonly string[] | null;
    /** Attribute whose terms name the devices that a product fits. */
    readonly fitAttribute: string;
    /** Slugs of the categories whose goods are offered together with another product. */
    readonly setCategories: readonly string[];
    /** Where the shop says which chargers, power banks and cables charge which devices; null for nowhere. */
    readonly chargingSettings: ChargingSettings | null;
    /** Groups of synonyms, in the format of `parseSynonyms`. */
    readonly synonyms: string;
    /** Attributes that tell of energy use, life and repair of products. */
    readonly ecodesignAttributes: EcodesignAttributes;
    /** Categories of goods that need an energy label. */
    readonly labelledCategories: LabelledCategories;
    /** Attributes that give the amounts of goods, for unit prices. */
    readonly unitPriceAttributes: readonly UnitPriceAttribute[];
    /**
     * When a reduction begins whose price is lowered further, for the lowest price of the 30 days before it; "off"
     * shows reductions as the shop does, and keeps no log of prices.
     */
    readonly priceHistory: ReductionRule | "off";
    /** Secret that signs the shop's webhooks; null disables them. */
    readonly webhookSecret: string | null;
  };
  /** Pages of text, with their paths in WordPress. */
  readonly contentPages: readonly ContentPageSource[];
  /** Caches in front of the storefront, which receive purge requests on changes. */
  readonly edges: {
    readonly cloudflare: { readonly zone: string; readonly token: string } | null;
    readonly fastly: { readonly service: string; readonly token: string } | null;
    /** Caches that take the method BAN with tags in a header. */
    readonly banUrls: readonly string[];
    /** Caches that take the method PURGE for one address. */
    readonly purgeUrls: readonly string[];
  };
  /** Country of the seller, or its region, whose public holidays end no period: an ISO 3166 code such as "DE-BE". */
  readonly sellerRegion: string;
  /** Categories of goods that can be withdrawn from or returned on conditions, or not at all. */
  readonly returnExclusions: Exclusions;
  /** The storefront's own e-mails. Without `smtpUrl`, `from` and `folder` none are sent. */
  readonly mail: {
    /** URL of the mail server, with a password; null for none. */
    readonly smtpUrl: string | null;
    /** Sender; null where neither a sender nor the shop's e-mail address is set. */
    readonly from: string | null;
    /** Recipient of e-mails to the shop; null for none. */
    readonly shopAddress: string | null;
    /** Language of e-mails to the shop, as in its URLs, such as "de". */
    readonly shopLanguage: string;
    /** The embedded shop's mail folder; null before another shop. */
    readonly folder: string | null;
  };
  readonly log: { readonly level: LogLevel; readonly format: LogFormat; readonly requests: boolean };
  /** Proxies whose `X-Forwarded-*` headers and request ids are trusted. */
  readonly trustProxy: ProxyTrust;
  /** Hosts of the storefront besides this machine's names and that of `BASE_URL`; with non-default ports. */
  readonly allowedHosts: readonly string[];
  /** Words that a new password must not consist of, besides those of the site and its hosts. */
  readonly passwordWords: readonly string[];
  /** Whether the hosts below this one support https only as well, so that HSTS includes subdomains. */
  readonly hstsIncludeSubDomains: boolean;
  /** What devices are worth that the shop takes in payment; null where it takes none. */
  readonly tradeIn: { readonly values: readonly TradeInValue[] } | null;
  readonly seller: Seller;
  /** Page where readers subscribe to the shop's newsletter; null for none. */
  readonly newsletterUrl: string | null;
  readonly settings: Settings;
}
