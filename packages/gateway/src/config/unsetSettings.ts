import type { Environment } from "./environment.ts";
import { isSet } from "./settingsFromEnvironment.ts";

/** Setting that has no value, and the page content that is hidden because of it. */
export interface UnsetSetting {
  readonly variable: string;
  /** Omitted content, in English, for the person who starts the server. */
  readonly hiddenContent: string;
}

const ownerProvidedSettings: readonly UnsetSetting[] = [
  { variable: "SITE_NAME", hiddenContent: "the shop's name: pages show the host instead" },
  { variable: "SHORT_DESCRIPTION", hiddenContent: "the sentence in the footer" },
  { variable: "DESCRIPTION", hiddenContent: "the description for search engines" },
  { variable: "SITE_IMAGE", hiddenContent: "the picture of shared links and the logo for search engines" },
  {
    variable: "NUMBER",
    hiddenContent: "the phone number in header, footer, contact page, repair desk and on receipts",
  },
  {
    variable: "EMAIL",
    hiddenContent:
      "the e-mail address and the form on the contact page, the address on receipts, and asking the repair desk for a price",
  },
  { variable: "NUMBER_URL", hiddenContent: "the chat" },
  {
    variable: "PLACE_STREET",
    hiddenContent: "the address, mailing a device in, and invoices: orders have confirmations only",
  },
  { variable: "SELLER_NAME", hiddenContent: "the company's legal name on invoices: they show SITE_NAME instead" },
  { variable: "SELLER_VAT_ID", hiddenContent: "the VAT id on invoices" },
  { variable: "PLACE_MAP_URL", hiddenContent: "the map" },
  { variable: "PLACE_PHOTO", hiddenContent: "the picture of the shop in the footer" },
  { variable: "PLACE_HOURS", hiddenContent: "the opening hours, and the times of the repair desk" },
  { variable: "PLACE_TIME_ZONE", hiddenContent: "the shop's own clock: times are those of UTC" },
  { variable: "FREE_SHIPPING_FROM", hiddenContent: "free shipping on home and products, and the cart's meter" },
  { variable: "DELIVERY", hiddenContent: "what delivery costs and how long it takes, on product pages" },
  { variable: "RETURN_DAYS", hiddenContent: "the days to return goods, on home, products, cart and contact page" },
  { variable: "TRADE_IN", hiddenContent: "the trade-in desk, where shoppers learn what their old device is worth" },
  {
    variable: "SHOW_STANDARD_CLAIMS",
    hiddenContent:
      "the headline, “No fix, no fee”, a fixed price, 12 months warranty and more, until you say that they are true",
  },
];

/**
 * Returns the settings of a shop that have no value. The list is empty for the embedded demo shop; the value `none`
 * counts as set.
 *
 * @param env The environment that `readConfig` reads.
 */
export const listUnsetSettings = (env: Environment): readonly UnsetSetting[] =>
  isSet(env, "SHOP_GRAPHQL_URL") ? ownerProvidedSettings.filter(({ variable }) => !isSet(env, variable)) : [];

/** Formats the unset settings, one per line. Returns null if there are none. */
export function formatUnsetSettings(env: Environment): string | null {
  const lines = listUnsetSettings(env).map(({ variable, hiddenContent }) => `  ${variable} hides ${hiddenContent}.`);
  if (lines.length === 0) return null;
  return ["Nothing of the demo is shown before another shop. What is not set yet, and what that hides:", ...lines].join(
    "\n",
  );
}
