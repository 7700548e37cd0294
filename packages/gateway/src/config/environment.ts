import * as v from "valibot";
import { accountsSchema } from "./groups/accounts.ts";
import { createCatalogueSchema } from "./groups/catalogue.ts";
import { contentSchema } from "./groups/content.ts";
import { edgesSchema } from "./groups/edges.ts";
import { limitsSchema } from "./groups/limits.ts";
import { logSchema } from "./groups/log.ts";
import { createMailSchema } from "./groups/mail.ts";
import { networkSchema } from "./groups/network.ts";
import { securityContactSchema } from "./groups/securityContact.ts";
import { sellerSchema } from "./groups/seller.ts";
import { serverSchema } from "./groups/server.ts";
import { deskSchema, placeSchema, siteSchema, shopSchema } from "./groups/settingsFields.ts";
import { createStateSchema } from "./groups/state.ts";
import { stripeSchema } from "./groups/stripe.ts";
import { createTradeInSchema } from "./groups/tradeIn.ts";
import { getExpectedFormat, isSecret } from "./values/valueSchema.ts";

/** Environment variables of the server: values by name, undefined if unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Creates the schema of all environment variables, group by group. Each group defines the names, formats and defaults
 * of its variables, which of them must be set together, and the resulting configuration.
 *
 * @param cwd Base folder of relative paths.
 */
export const createEnvironmentSchema = (cwd: string) =>
  v.object({
    server: serverSchema,
    accounts: accountsSchema,
    stripe: stripeSchema,
    securityContact: securityContactSchema,
    state: createStateSchema(cwd),
    mail: createMailSchema(cwd),
    limits: limitsSchema,
    catalogue: createCatalogueSchema(cwd),
    content: contentSchema,
    edges: edgesSchema,
    log: logSchema,
    network: networkSchema,
    seller: sellerSchema,
    tradeIn: createTradeInSchema(cwd),
    site: siteSchema,
    shop: shopSchema,
    place: placeSchema,
    desk: deskSchema,
  });

/** Prefixes of groups. Variables of settings are named by their fields; these groups add a prefix. */
const VARIABLE_PREFIXES: Readonly<Record<string, string>> = { place: "PLACE_", desk: "DESK_" };

/**
 * Returns the name of the environment variable for a field of a group, such as `SHOW_SKU` for the field `showSKU` of
 * the group `shop`.
 */
export const toVariableName = (group: string, entry: string): string =>
  `${VARIABLE_PREFIXES[group] ?? ""}${entry.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase()}`;

/** Description of an environment variable of the server, for the documentation and error messages. */
export interface EnvironmentVariable {
  readonly name: string;
  /** Name of its group. */
  readonly group: string;
  /** Expected format, as text. */
  readonly expected: string;
  /** Default as text; null for none or for one that depends on the shop. */
  readonly fallback: string | null;
  /** Whether the value must not be shown. */
  readonly isSecret: boolean;
}

/** All environment variables of the server, group by group. */
export const environmentVariables: readonly EnvironmentVariable[] = Object.entries(
  createEnvironmentSchema("/").entries,
).flatMap(([group, { entries }]) =>
  Object.entries(entries).map(([entry, { wrapped: optionalSchema, default: fallback }]) => ({
    name: toVariableName(group, entry),
    group,
    expected: getExpectedFormat(optionalSchema),
    fallback: fallback ?? null,
    isSecret: isSecret(optionalSchema),
  })),
);
