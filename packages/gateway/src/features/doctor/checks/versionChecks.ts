import { ok, unknown, warning, type Check, type Finding } from "../CheckResult.ts";
import type { ShopFacts } from "../ShopFacts.ts";

/** Compares two versions number by number; below 0 if the first is older. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0));
  for (let n = 0; n < Math.max(left?.length ?? 0, right?.length ?? 0); n++) {
    const difference = (left?.[n] ?? 0) - (right?.[n] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareVersion(name: string, version: string | null, oldest: string, source: string): Finding {
  if (version === null)
    return unknown(`The shop does not tell its version of ${name}.`, `${source}: ${oldest} or newer is tried.`);
  if (compareVersions(version, oldest) >= 0) return ok(`${name} ${version}`);
  return warning(`${name} ${version} is older than ${oldest}, the oldest that is tried.`, `${source}: update ${name}.`);
}

/** Returns the version of a plugin by its folder; some plugins have been renamed. */
const pluginVersion = ({ service }: ShopFacts, folders: readonly string[]): string | null =>
  (service.state === "loggedIn" && folders.map((folder) => service.plugins?.get(folder)).find(Boolean)) || null;

const pluginCheck = (id: string, name: string, oldest: string, ...folders: readonly string[]): Check => ({
  id,
  subject: `${name} ${oldest} or newer`,
  isVital: false,
  examine: (facts) => compareVersion(name, pluginVersion(facts, folders), oldest, "WordPress → Plugins"),
});

const OLDEST_WORDPRESS = "6.8";

/** Checks of the shop's versions, as far as available. Plugins are visible only to administrators. */
export const versionChecks: readonly Check[] = [
  {
    id: "wordpress",
    subject: `WordPress ${OLDEST_WORDPRESS} or newer`,
    isVital: false,
    examine: ({ site }) =>
      compareVersion("WordPress", site.wordpressVersion, OLDEST_WORDPRESS, "WordPress → Dashboard → Updates"),
  },
  pluginCheck("wooCommerce", "WooCommerce", "10.0", "woocommerce"),
  pluginCheck("wpGraphql", "WPGraphQL", "2.20", "wp-graphql"),
  pluginCheck("wooGraphql", "WPGraphQL for WooCommerce", "1.0.2", "wp-graphql-woocommerce", "graphql-for-ecommerce"),
];
