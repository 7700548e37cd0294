import {
  createErrorFinding,
  createOkFinding,
  createUnknownFinding,
  createWarning,
  type Check,
} from "../CheckResult.ts";
import type { ShopFacts } from "../ShopFacts.ts";

const SERVICE_ACCOUNT_FIX = "Set SHOP_SERVICE_USER and SHOP_SERVICE_PASSWORD, so that the setting can be read";

const findSetting = ({ service }: ShopFacts, name: string): string | null =>
  (service.state === "loggedIn" && service.settings.get(name)) || null;

/** Returns the possible notations of a currency in a price: its code, and its short and full symbol. */
function listCurrencySymbols(currency: string): readonly string[] {
  const symbols = (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay })
      .formatToParts(1)
      .filter(({ type }) => type === "currency")
      .map(({ value }) => value),
  );
  return [currency, ...symbols];
}

/** Returns whether a string is the symbol of any currency; others are custom or not in Latin letters. */
const isKnownSymbol = (symbol: string): boolean =>
  Intl.supportedValuesOf("currency").some((currency) => listCurrencySymbols(currency).includes(symbol));

/** Returns the part of a price that is neither a number nor white space. */
const extractCurrencySymbol = (price: string): string =>
  price
    .split(" - ", 1)[0]
    ?.replaceAll("&nbsp;", " ")
    .replaceAll(/[\d.,'’\s\u00A0\u202F-]/g, "") ?? "";

/** Checks of the requirements for cart, checkout and orders. */
export const sellingChecks: readonly Check[] = [
  {
    id: "guestCheckout",
    subject: "guests may order",
    isVital: false,
    examine: (facts) => {
      const value = findSetting(facts, "woocommerce_enable_guest_checkout");
      const settingPath = "WooCommerce → Settings → Accounts & Privacy → Guest checkout";
      if (value === null)
        return createUnknownFinding(
          "Whether guests may order cannot be seen.",
          `${SERVICE_ACCOUNT_FIX}, or look at ${settingPath}.`,
        );
      if (value === "yes") return createOkFinding("Guests may order.");
      return createErrorFinding(
        "The shop lets nobody order without an account.",
        `${settingPath}: allow orders without an account.`,
      );
    },
  },
  {
    id: "currency",
    subject: "prices come in `CURRENCY`",
    isVital: false,
    examine: (facts, { settings }) => {
      const { currency } = settings.shop;
      const shopCurrency = findSetting(facts, "woocommerce_currency");
      const settingPath = "or WooCommerce → Settings → General → Currency";
      if (shopCurrency !== null && shopCurrency !== currency) {
        return createErrorFinding(
          `The shop sells in ${shopCurrency}, and CURRENCY is ${currency}.`,
          `Set CURRENCY=${shopCurrency}, ${settingPath}.`,
        );
      }
      if (shopCurrency !== null) return createOkFinding(`Prices come in ${currency}.`);
      const symbols = listCurrencySymbols(currency);
      const foreignSymbol = facts.sample.prices
        .map(extractCurrencySymbol)
        .find((symbol) => symbol !== "" && !symbols.includes(symbol));
      if (foreignSymbol !== undefined && isKnownSymbol(foreignSymbol)) {
        const message = `The shop writes prices with "${foreignSymbol}", and CURRENCY is ${currency}.`;
        return createErrorFinding(message, `Set CURRENCY to the shop's, ${settingPath}.`);
      }
      if (foreignSymbol !== undefined)
        return createUnknownFinding(`Whether "${foreignSymbol}" in prices means ${currency} cannot be seen.`);
      if (facts.sample.prices.length === 0) return createUnknownFinding("No price was seen.");
      return createOkFinding(`Prices look like ${currency}.`);
    },
  },
  {
    id: "taxDisplay",
    subject: "lists and cart show prices alike, with tax",
    isVital: false,
    examine: (facts) => {
      const shop = findSetting(facts, "woocommerce_tax_display_shop");
      const cart = findSetting(facts, "woocommerce_tax_display_cart");
      if (findSetting(facts, "woocommerce_calc_taxes") === "no") return createOkFinding("The shop reckons no taxes.");
      const settingPath = "WooCommerce → Settings → Tax";
      if (shop === null || cart === null)
        return createUnknownFinding(
          "How prices are shown cannot be seen.",
          `${SERVICE_ACCOUNT_FIX}, or look at ${settingPath}.`,
        );
      if (shop !== cart) {
        return createErrorFinding(
          `Lists show prices ${shop === "incl" ? "with" : "without"} tax, the cart ${cart === "incl" ? "with" : "without"}.`,
          `${settingPath}: choose the same for "Display prices in the shop" and "during cart and checkout".`,
        );
      }
      if (shop === "incl") return createOkFinding("Prices are shown with tax.");
      return createWarning(
        "Prices are shown without tax, which consumers must not be shown in many countries.",
        `${settingPath}: display prices including tax.`,
      );
    },
  },
  {
    id: "countries",
    subject: "the shop sells to `DEFAULT_COUNTRY`",
    isVital: false,
    examine: ({ site: { countries } }, { settings }) => {
      const { defaultCountry } = settings.shop;
      const settingPath = "WooCommerce → Settings → General → Selling location(s)";
      if (countries === null) return createUnknownFinding("The countries that the shop sells to cannot be read.");
      if (countries.length === 0)
        return createErrorFinding("The shop sells to no country.", `${settingPath}: choose some.`);
      if (countries.includes(defaultCountry))
        return createOkFinding(`The shop sells to ${countries.length} countries, ${defaultCountry} among them.`);
      return createErrorFinding(
        `The shop does not sell to ${defaultCountry}, where visitors are taken to be from.`,
        `Set DEFAULT_COUNTRY to one of ${countries.slice(0, 10).join(", ")}, or ${settingPath}.`,
      );
    },
  },
];
