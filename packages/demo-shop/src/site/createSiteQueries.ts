import { createConnection, type PageArgs } from "../wordpress/connection.ts";
import { canManageShop } from "../session/canManageShop.ts";
import type { RequestContext } from "../session/RequestContext.ts";
import { toGlobalId } from "../wordpress/text.ts";
import { UserError } from "../wordpress/UserError.ts";

/** Plugin versions that the shop reports: those of the live server that was recorded. */
const INSTALLED_PLUGINS = [
  { name: "WooCommerce", path: "woocommerce/woocommerce.php", version: "10.0.2" },
  { name: "WPGraphQL", path: "wp-graphql/wp-graphql.php", version: "2.20.0" },
  {
    name: "WPGraphQL for WooCommerce (WooGraphQL)",
    path: "wp-graphql-woocommerce/wp-graphql-woocommerce.php",
    version: "1.0.2",
  },
];

/** WooCommerce settings of the shop by group. */
const SETTINGS_BY_GROUP: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  general: { woocommerce_currency: "EUR", woocommerce_calc_taxes: "yes" },
  tax: {
    woocommerce_prices_include_tax: "yes",
    woocommerce_tax_display_shop: "incl",
    woocommerce_tax_display_cart: "incl",
  },
  account: { woocommerce_enable_guest_checkout: "yes" },
};

/**
 * Creates the resolvers of the site's settings. Permalinks are public; other settings require a shop manager, and the
 * list of plugins requires an administrator.
 */
export const createSiteQueries = (context: RequestContext) => ({
  permalinkSettings: {
    id: toGlobalId("settings", "permalink"),
    structure: "/%postname%/",
    categoryBase: null,
    tagBase: null,
  },
  plugins: (args: PageArgs) => {
    const visiblePlugins = context.user?.roles.includes("administrator") ? INSTALLED_PLUGINS : [];
    return createConnection(
      visiblePlugins,
      args,
      ({ path }) => path,
      (plugin) => ({ ...plugin, id: toGlobalId("plugin", plugin.path) }),
    );
  },
  wcSettings: ({ group }: { readonly group: string }) => {
    if (!canManageShop(context)) throw new UserError("Not authorized to view these settings");
    return Object.entries(SETTINGS_BY_GROUP[group] ?? {}).map(([id, value]) => ({
      __typename: "WCStringSetting",
      id,
      groupId: group,
      label: null,
      value,
    }));
  },
});
