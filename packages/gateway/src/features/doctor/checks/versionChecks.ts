import { createOkFinding, createUnknownFinding, createWarning, type Check, type Finding } from "../CheckResult.ts";
import type { ShopFacts } from "../ShopFacts.ts";

/** Compares two versions number by number; below 0 if the first is older. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0));
  for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index++) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function checkVersion(name: string, version: string | null, minimumVersion: string, source: string): Finding {
  if (version === null)
    return createUnknownFinding(
      `The shop does not tell its version of ${name}.`,
      `${source}: ${minimumVersion} or newer is tried.`,
    );
  if (compareVersions(version, minimumVersion) >= 0) return createOkFinding(`${name} ${version}`);
  return createWarning(
    `${name} ${version} is older than ${minimumVersion}, the oldest that is tried.`,
    `${source}: update ${name}.`,
  );
}

/** Returns the version of a plugin by its folder; some plugins have been renamed. */
const findPluginVersion = ({ service }: ShopFacts, pluginFolders: readonly string[]): string | null =>
  (service.state === "loggedIn" && pluginFolders.map((folder) => service.plugins?.get(folder)).find(Boolean)) || null;

const createPluginCheck = (
  id: string,
  name: string,
  minimumVersion: string,
  ...pluginFolders: readonly string[]
): Check => ({
  id,
  subject: `${name} ${minimumVersion} or newer`,
  isVital: false,
  examine: (facts) =>
    checkVersion(name, findPluginVersion(facts, pluginFolders), minimumVersion, "WordPress → Plugins"),
});

const MIN_WORDPRESS_VERSION = "6.8";

/** Checks of the versions of WordPress and its plugins. Plugin versions are visible only to administrators. */
export const versionChecks: readonly Check[] = [
  {
    id: "wordpress",
    subject: `WordPress ${MIN_WORDPRESS_VERSION} or newer`,
    isVital: false,
    examine: ({ site }) =>
      checkVersion("WordPress", site.wordpressVersion, MIN_WORDPRESS_VERSION, "WordPress → Dashboard → Updates"),
  },
  createPluginCheck("wooCommerce", "WooCommerce", "10.0", "woocommerce"),
  createPluginCheck("wpGraphql", "WPGraphQL", "2.20", "wp-graphql"),
  createPluginCheck(
    "wooGraphql",
    "WPGraphQL for WooCommerce",
    "1.0.2",
    "wp-graphql-woocommerce",
    "graphql-for-ecommerce",
  ),
];
