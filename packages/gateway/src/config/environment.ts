import * as v from "valibot";
import { accounts } from "./groups/accounts.ts";
import { catalogue } from "./groups/catalogue.ts";
import { limits } from "./groups/limits.ts";
import { log } from "./groups/log.ts";
import { network } from "./groups/network.ts";
import { securityContact } from "./groups/securityContact.ts";
import { server } from "./groups/server.ts";
import { desk, place, site, store } from "./groups/settingsFields.ts";
import { state } from "./groups/state.ts";
import { stripe } from "./groups/stripe.ts";
import { expectedBy, isSecret } from "./values/valueSchema.ts";

/** The variables that the server reads. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Makes the schema of all variables, group by group. A group's file has each variable's name, shape and default, what
 * must be set together, and what becomes of it in the configuration.
 *
 * @param cwd Folder that relative paths start from.
 */
export const environmentSchema = (cwd: string) =>
  v.object({
    server,
    accounts,
    stripe,
    securityContact,
    state: state(cwd),
    limits,
    catalogue: catalogue(cwd),
    log,
    network,
    site,
    store,
    place,
    desk,
  });

/** Settings are named by their fields; these groups begin with a word of their own. */
const PREFIXES: Readonly<Record<string, string>> = { place: "PLACE_", desk: "DESK_" };

/**
 * Names the variable of an entry of a group: `showSKU` of the store is read from `SHOW_SKU`, `street` of the place from
 * `PLACE_STREET`; the other groups' entries are named as their variables.
 */
export const variableOf = (group: string, entry: string): string =>
  `${PREFIXES[group] ?? ""}${entry.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase()}`;

/** One variable that the server reads. */
export interface EnvironmentVariable {
  readonly name: string;
  /** Name of its group. */
  readonly group: string;
  /** What its text has to be, in words. */
  readonly expected: string;
  /** What it is where it is absent, as it would be written; null where nothing could be, or where it depends on the shop. */
  readonly fallback: string | null;
  /** Whether nobody may see its text. */
  readonly isSecret: boolean;
}

/** Every variable that the server reads, group by group. */
export const environmentVariables: readonly EnvironmentVariable[] = Object.entries(
  environmentSchema("/").entries,
).flatMap(([group, { entries }]) =>
  Object.entries(entries).map(([entry, { wrapped, default: fallback }]) => ({
    name: variableOf(group, entry),
    group,
    expected: expectedBy(wrapped),
    fallback: fallback ?? null,
    isSecret: isSecret(wrapped),
  })),
);
