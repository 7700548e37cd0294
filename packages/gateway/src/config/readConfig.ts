import { defaultSettings, defaultTradeInValues, parseTradeInValues } from "@rewire/domain";
import * as v from "valibot";
import { ConfigError, type ConfigIssue } from "./ConfigError.ts";
import { createEnvironmentSchema, environmentVariables, toVariableName, type Environment } from "./environment.ts";
import type { GatewayConfig } from "./GatewayConfig.ts";
import type { TradeInVariables } from "./groups/tradeIn.ts";
import { readSettingsFromEnvironment } from "./settingsFromEnvironment.ts";
import { toDeliveryTerms } from "./values/deliveryTerms.ts";

/**
 * Reads the configuration from the environment. Unset or empty variables take their default values, some of which
 * differ between the embedded shop and other shops.
 *
 * @param cwd Base folder of relative paths.
 * @throws ConfigError with every invalid variable, its value and the expected format.
 */
export function readConfig(env: Environment, cwd = process.cwd()): GatewayConfig {
  const texts = new Map(environmentVariables.map(({ name }) => [name, env[name]?.trim() ?? ""]));
  const schema = createEnvironmentSchema(cwd);
  const input = Object.entries(schema.entries).map(([group, { entries }]) => [
    group,
    Object.fromEntries(
      Object.keys(entries)
        .map((entry) => [entry, texts.get(toVariableName(group, entry)) ?? ""] as const)
        .filter(([, text]) => text !== ""),
    ),
  ]);
  const result = v.safeParse(schema, Object.fromEntries(input));
  if (!result.success) throw new ConfigError(result.issues.map((issue) => toConfigIssue(issue, texts)));

  const { site, shop, place, desk, mail, seller, tradeIn } = result.output;
  const { server, accounts, stripe, securityContact, state, limits, catalogue, content, edges, log, network } =
    result.output;
  const defaults = server.shop.isEmbedded ? defaultSettings : readSettingsFromEnvironment(server.shop.url, env);
  const siteSettings = mergeWithDefaults(defaults.site, site);
  const shopSettings = mergeWithDefaults(defaults.shop, shop);
  const shopEmail = siteSettings.email === "" ? null : siteSettings.email;
  const mailSettings = {
    smtpUrl: mail.smtpUrl,
    from: mail.from ?? shopEmail,
    shopAddress: mail.shopAddress ?? shopEmail,
    shopLanguage: mail.shopLanguage,
    folder: server.shop.isEmbedded ? mail.folder : null,
  };
  return {
    ...server,
    ...accounts,
    ...state,
    ...network,
    stripe,
    securityContact,
    limits,
    catalogue,
    contentPages: content,
    edges,
    log,
    returnExclusions: mail.returnExclusions,
    mail: mailSettings,
    tradeIn: readTradeIn(tradeIn, server.shop.isEmbedded),
    newsletterUrl: seller.NEWSLETTER_URL ?? null,
    seller: { name: seller.SELLER_NAME ?? siteSettings.siteName, vatId: seller.SELLER_VAT_ID ?? "" },
    sellerRegion: seller.SELLER_REGION ?? shopSettings.defaultCountry,
    settings: {
      site: siteSettings,
      shop: {
        ...shopSettings,
        delivery: shop.delivery?.map((terms) => toDeliveryTerms(terms, shopSettings.currency)) ?? shopSettings.delivery,
        showAlerts: shopSettings.showAlerts && canSendMail(mailSettings),
        showReviewPhotos: shopSettings.showReviewPhotos && canSendMail(mailSettings) && state.reviewPhotoDir !== null,
      },
      place: mergeWithDefaults(defaults.place, place),
      desk: mergeWithDefaults(defaults.desk, desk),
    },
  };
}

/**
 * Returns the values of devices; null where the shop takes none. Another shop than the embedded one does so once its owner
 * says so.
 */
function readTradeIn(
  { TRADE_IN, TRADE_IN_VALUES, TRADE_IN_FILE }: TradeInVariables,
  isEmbedded: boolean,
): GatewayConfig["tradeIn"] {
  if (!(TRADE_IN ?? isEmbedded)) return null;
  if (TRADE_IN_VALUES || TRADE_IN_FILE) return { values: [...(TRADE_IN_VALUES ?? []), ...(TRADE_IN_FILE ?? [])] };
  return { values: isEmbedded ? (parseTradeInValues(defaultTradeInValues) ?? []) : [] };
}

/** Returns whether the storefront can send e-mails of its own, without which pages offer none. */
const canSendMail = ({ smtpUrl, from, folder }: GatewayConfig["mail"]): boolean =>
  folder !== null || (smtpUrl !== null && from !== null);

/** Settings, each of them optional. */
type PartialFields<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

function mergeWithDefaults<Fields extends object>(defaults: Fields, values: PartialFields<Fields>): Fields {
  const fields = { ...defaults };
  for (const name in defaults) {
    const value = values[name];
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/** Maps a validation issue to the variable concerned, or to one that requires another variable. */
function toConfigIssue(issue: v.BaseIssue<unknown>, texts: ReadonlyMap<string, string>): ConfigIssue {
  const [group, entry] = issue.path?.map(({ key }) => String(key)) ?? [];
  const name = toVariableName(group ?? "", entry ?? "");
  const variable = environmentVariables.find((entry) => entry.name === name);
  const text = texts.get(name) ?? "";
  const value = text === "" ? (variable?.fallback ?? "missing") : formatValue(text, variable?.isSecret === true);
  return { name, value, expected: issue.message };
}

function formatValue(text: string, isSecret: boolean): string {
  if (isSecret) return `a text of ${text.length} characters`;
  const url = URL.parse(text);
  if (url?.password || url?.username) return `an address with a user name or password for ${url.host}`;
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}
