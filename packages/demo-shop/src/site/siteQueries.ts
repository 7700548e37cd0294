import { connection, type PageArgs } from "../wordpress/connection.ts";
import { managesShop } from "../orders/orderQueries.ts";
import type { RequestContext } from "../session/RequestContext.ts";
import { globalId } from "../wordpress/text.ts";
import { UserError } from "../wordpress/UserError.ts";

/** Plugin versions that the shop reports: those of the live server that was recorded. */
const PLUGINS = [
  { name: "WooCommerce", path: "woocommerce/woocommerce.php", version: "10.0.2" },
  { name: "WPGraphQL", path: "wp-graphql/wp-graphql.php", version: "2.20.0" },
  {
    name: "WPGraphQL for WooCommerce (WooGraphQL)",
    path: "wp-graphql-woocommerce/wp-graphql-woocommerce.php",
    version: "1.0.2",
  },
];

/** WooCommerce settings of the shop by group. */
const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  general: { woocommerce_currency: "EUR", woocommerce_calc_taxes: "yes" },
  tax: {
    woocommerce_prices_include_tax: "yes",
    woocommerce_tax_display_shop: "incl",
    woocommerce_tax_display_cart: "incl",
  },
  account: { woocommerce_enable_guest_checkout: "yes" },
};

/**
 * Resolvers of the site's settings: permalinks are public, settings require a shop manager and plugins an
 * administrator.
 */
export const siteQueries = (context: RequestContext) => ({
  permalinkSettings: {
    id: globalId("settings", "permalink"),
    structure: "/%postname%/",
    categoryBase: null,
    tagBase: null,
  },
  plugins: (args: PageArgs) => {
    const mine = context.user?.roles.includes("administrator") ? PLUGINS : [];
    return connection(
      mine,
      args,
      ({ path }) => path,
      (plugin) => ({ ...plugin, id: globalId("plugin", plugin.path) }),
    );
  },
  wcSettings: ({ group }: { readonly group: string }) => {
    if (!managesShop(context)) throw new UserError("Not authorized to view these settings");
    return Object.entries(SETTINGS[group] ?? {}).map(([id, value]) => ({
      __typename: "WCStringSetting",
      id,
      groupId: group,
      label: null,
      value,
    }));
  },
});
