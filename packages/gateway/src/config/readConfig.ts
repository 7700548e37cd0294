import { resolve } from "node:path";
import {
  defaultSettings,
  type RepairDeskSettings,
  type ShopPlace,
  type SiteSettings,
  type StoreSettings,
} from "@rewire/domain";
import { ConfigError, type ConfigFault } from "./ConfigError.ts";
import type { GatewayConfig } from "./GatewayConfig.ts";
import type { ProxyTrust } from "./proxyTrust.ts";
import { deskReaders, placeReaders } from "./placeReaders.ts";
import {
  authType,
  baseAddress,
  endpoint,
  flag,
  oneOf,
  redisAddress,
  stripeKey,
  taxonomies,
  webAddress,
  wholeNumber,
  words,
  type Reader,
} from "./readers.ts";
import { expiryDate, languageTags, securityContacts } from "./securityContactReaders.ts";
import { hostNames, listenAddress, passwordWords, proxyTrust, publicHosts, secretPair } from "./serverReaders.ts";
import { joinSynonyms, synonymFile, synonymText } from "./readSynonyms.ts";
import type { Secrets } from "./secrets.ts";
import { siteReaders, storeReaders, variableOf, type ReadersOf } from "./settingsReaders.ts";
import { settingsBefore } from "./settingsBefore.ts";

/** Where the embedded shop listens unless `SHOP_PORT` says otherwise. */
export const defaultShopPort = 4400;

const secretOf = (length: number): Reader<string> => ({
  expected: `at least ${length} characters`,
  read: (text) => (text.length >= length ? text : undefined),
});

/** Variables whose value nobody may see. */
const SECRETS: ReadonlySet<string> = new Set([
  "REWIRE_SECRET",
  "CATALOGUE_WEBHOOK_SECRET",
  "SHOP_SERVICE_PASSWORD",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
]);

/**
 * Reads the configuration from the environment. Variables that are absent or empty take their default: before the
 * embedded shop its own, before another shop those that promise nothing.
 *
 * @param cwd Folder that a relative `REWIRE_STATE_DIR` starts from.
 * @throws ConfigError naming every variable that cannot be used, its value and what is expected.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, cwd = process.cwd()): GatewayConfig {
  const faults: ConfigFault[] = [];

  const value = <Value>(name: string, { read, expected }: Reader<Value>, fallback: Value): Value => {
    const text = env[name]?.trim() ?? "";
    if (text === "") return fallback;
    const found = read(text);
    if (found !== undefined) return found;
    faults.push({ name, value: shown(name, text), expected });
    return fallback;
  };

  const all = <Fields extends object>(readers: ReadersOf<Fields>, defaults: Fields, prefix = ""): Fields => {
    const fields = { ...defaults };
    for (const field in readers)
      fields[field] = value(`${prefix}${variableOf(field)}`, readers[field], defaults[field]);
    return fields;
  };

  const port = value("PORT", wholeNumber(0, 65_535), 3000);
  const shopPort = value("SHOP_PORT", wholeNumber(1, 65_535), defaultShopPort);
  const shopUrl = value<string | null>("SHOP_GRAPHQL_URL", endpoint, null);
  if (!env["SHOP_GRAPHQL_URL"]?.trim() && port === shopPort) {
    faults.push({ name: "SHOP_PORT", value: String(shopPort), expected: "another port than PORT" });
  }
  const serviceUser = value<string | null>("SHOP_SERVICE_USER", words(200), null);
  const servicePassword = value<string | null>("SHOP_SERVICE_PASSWORD", words(1000), null);
  if ((serviceUser === null) !== (servicePassword === null)) {
    const missing = serviceUser === null ? "SHOP_SERVICE_USER" : "SHOP_SERVICE_PASSWORD";
    faults.push({ name: missing, value: "missing", expected: "set together with the other half of the log-in" });
  }
  const publishableKey = value<string | null>("STRIPE_PUBLISHABLE_KEY", stripeKey("pk"), null);
  const secretKey = value<string | null>("STRIPE_SECRET_KEY", stripeKey("sk"), null);
  if ((publishableKey === null) !== (secretKey === null) && !faults.some(({ name }) => name.startsWith("STRIPE_"))) {
    faults.push({
      name: publishableKey === null ? "STRIPE_PUBLISHABLE_KEY" : "STRIPE_SECRET_KEY",
      value: "missing",
      expected: "set together with the other key",
    });
  }
  const scriptUrl = value("STRIPE_SCRIPT_URL", webAddress, "https://js.stripe.com/v3/");
  const apiUrl = value("STRIPE_API_URL", webAddress, "https://api.stripe.com");
  const stripeWebhookSecret = value<string | null>("STRIPE_WEBHOOK_SECRET", secretOf(16), null);
  const contacts = value<readonly string[]>("SECURITY_CONTACT", securityContacts, []);
  const expires = value<number | null>("SECURITY_EXPIRES", expiryDate, null);
  if (contacts.length > 0 && expires === null && !faults.some(({ name }) => name === "SECURITY_EXPIRES")) {
    const expected = `${expiryDate.expected}, together with SECURITY_CONTACT`;
    faults.push({ name: "SECURITY_EXPIRES", value: "missing", expected });
  }
  const languages = value<readonly string[]>("SECURITY_LANGUAGES", languageTags, ["en"]);
  const defaults = shopUrl === null ? defaultSettings : settingsBefore(shopUrl, env);
  const milliseconds = wholeNumber(100, 600_000, "milliseconds");

  const config: GatewayConfig = {
    port,
    host: value("HOST", listenAddress, "127.0.0.1"),
    shop: {
      url: shopUrl ?? `http://127.0.0.1:${shopPort}/graphql`,
      isEmbedded: shopUrl === null,
      port: shopPort,
      queriesByGet: value("SHOP_QUERIES_BY", oneOf("post", "get"), "post") === "get",
      pictureHosts: value<readonly string[]>("SHOP_PICTURE_HOSTS", publicHosts, []),
    },
    logIn: {
      by: value("SHOP_LOG_IN", oneOf("cookie", "tokens"), "cookie"),
      messages: value("LOGIN_MESSAGES", oneOf("plain", "private"), "plain"),
      authType: value("SHOP_AUTH_TYPE", authType, "Bearer"),
    },
    serviceAccount:
      serviceUser !== null && servicePassword !== null ? { user: serviceUser, password: servicePassword } : null,
    stripe:
      publishableKey !== null && secretKey !== null
        ? { publishableKey, secretKey, scriptUrl, apiUrl, webhookSecret: stripeWebhookSecret }
        : null,
    redisUrl: value<string | null>("REDIS_URL", redisAddress, null),
    securityContact: contacts.length > 0 && expires !== null ? { contacts, expires, languages } : null,
    iconService: value<string | null>("ICON_SERVICE_URL", baseAddress, null),
    stateDir: resolve(cwd, value("REWIRE_STATE_DIR", words(1000), ".rewire/gateway")),
    secrets: value<Secrets | null>("REWIRE_SECRET", secretPair, null),
    limits: {
      shopTimeoutMs: value("SHOP_TIMEOUT_MS", milliseconds, 10_000),
      checkoutTimeoutMs: value("CHECKOUT_TIMEOUT_MS", milliseconds, 30_000),
      checkoutSettleMs: value("CHECKOUT_SETTLE_MS", milliseconds, 60_000),
      pictureTimeoutMs: value("PICTURE_TIMEOUT_MS", milliseconds, 10_000),
      shopAnswerBytes: value("SHOP_ANSWER_MB", wholeNumber(1, 200, "megabytes"), 20) * 1024 * 1024,
      redisTimeoutMs: value("REDIS_TIMEOUT_MS", milliseconds, 2_000),
      shutdownMs: value("SHUTDOWN_SECONDS", wholeNumber(1, 600, "seconds"), 20) * 1000,
      catalogueTtlSeconds: value("CATALOGUE_TTL_SECONDS", wholeNumber(1, 86_400, "seconds"), 60),
      productTtlSeconds: value("PRODUCT_TTL_SECONDS", wholeNumber(1, 86_400, "seconds"), 30),
      pictureCacheMb: value("PICTURE_CACHE_MB", wholeNumber(1, 1_000_000, "megabytes"), 500),
    },
    catalogue: {
      filterAttributes: value<readonly string[] | null>("FILTER_ATTRIBUTES", taxonomies, null),
      synonyms: joinSynonyms(
        value<string | null>("SEARCH_SYNONYMS", synonymText, null),
        value<string | null>("SEARCH_SYNONYMS_FILE", synonymFile(cwd), null),
      ),
      webhookSecret: value<string | null>("CATALOGUE_WEBHOOK_SECRET", secretOf(16), null),
    },
    log: {
      level: value("LOG_LEVEL", oneOf("debug", "info", "warn", "error", "silent"), "info"),
      format: value("LOG_FORMAT", oneOf("plain", "json"), "plain"),
      requests: value("LOG_REQUESTS", flag, false),
    },
    trustProxy: value<ProxyTrust>("TRUST_PROXY", proxyTrust, false),
    allowedHosts: value<readonly string[]>("ALLOWED_HOSTS", hostNames, []),
    passwordWords: value<readonly string[]>("PASSWORD_WORDS", passwordWords, []),
    hstsIncludeSubDomains: value("HSTS_INCLUDE_SUBDOMAINS", flag, false),
    settings: {
      site: all<SiteSettings>(siteReaders, defaults.site),
      store: all<StoreSettings>(storeReaders, defaults.store),
      place: all<ShopPlace>(placeReaders, defaults.place, "PLACE_"),
      desk: all<RepairDeskSettings>(deskReaders, defaults.desk, "DESK_"),
    },
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function shown(name: string, text: string): string {
  if (SECRETS.has(name)) return `a text of ${text.length} characters`;
  const url = URL.parse(text);
  if (url?.password || url?.username) return `an address with a user name or password for ${url.host}`;
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}
