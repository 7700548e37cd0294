import { unsetSettings, type Settings } from "@rewire/domain";
import type { Environment } from "./environment.ts";

/** Whether somebody has written anything into a variable. */
export const isSet = (env: Environment, name: string): boolean => Boolean(env[name]?.trim());

/** A name that is true at least: the host that people see, of the shop where no other is known. */
function hostName(shopUrl: string, baseUrl: string | undefined): string {
  const { hostname } = URL.parse(baseUrl?.trim() ?? "") ?? new URL(shopUrl);
  return hostname.replace(/^www\./, "");
}

/**
 * Settings before another shop than the embedded one, before the environment is read: nothing of the demo. The site
 * goes by its host, and devices can be mailed in as soon as there is an address to mail them to.
 */
export const settingsBefore = (shopUrl: string, env: Environment): Settings => ({
  ...unsetSettings,
  site: { ...unsetSettings.site, siteName: hostName(shopUrl, env["BASE_URL"]) },
  desk: { ...unsetSettings.desk, takesMail: isSet(env, "PLACE_STREET") },
});
