import { emptySettings, type Settings } from "@rewire/domain";
import type { Environment } from "./environment.ts";

/** Returns whether a variable has a non-empty value. */
export const isSet = (env: Environment, name: string): boolean => Boolean(env[name]?.trim());

/** Returns a host name as default site name: the public host, or the shop's where no other is known. */
function getDefaultSiteName(shopUrl: string, baseUrl: string | undefined): string {
  const { hostname } = URL.parse(baseUrl?.trim() ?? "") ?? new URL(shopUrl);
  return hostname.replace(/^www\./, "");
}

/**
 * Returns the default settings for shops other than the embedded one. The site name is the host name of the storefront,
 * or else of the shop; mail-in repairs are offered if a postal address is set.
 */
export const readSettingsFromEnvironment = (shopUrl: string, env: Environment): Settings => ({
  ...emptySettings,
  site: { ...emptySettings.site, siteName: getDefaultSiteName(shopUrl, env["BASE_URL"]) },
  desk: { ...emptySettings.desk, takesMail: isSet(env, "PLACE_STREET") },
});
