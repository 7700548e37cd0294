import { defaultSettings } from "@rewire/demo-shop";
import { labelledCatalogue, type EmbeddedOptions } from "./examineEmbedded.ts";
import {
  cached,
  forgetful,
  respondAt,
  rewrite,
  shopClock,
  together,
  withoutSessionHeader,
  withSetting,
} from "./shopFaults.ts";

/** A shop that lacks something, with all checks that name it and a part of what they say. */
export type FaultyShop = readonly [name: string, shop: EmbeddedOptions, expected: Readonly<Record<string, RegExp>>];

const gateways = defaultSettings.gateways;
const accounts = defaultSettings.accounts;
const termsPages = [
  "/terms",
  "/de/agb",
  "/es/condiciones",
  "/fr/conditions-generales",
  "/it/condizioni",
  "/pt-br/termos",
];

const noCookies = rewrite(
  (text) => text,
  /loginWithCookies/,
  'Cannot query field "loginWithCookies" on type "RootMutation".',
);

const PHP_WARNING = "<br />\n<b>Warning</b>:  Undefined key in <b>/srv/shop/a.php</b> on line <b>12</b><br />\n";

/** Everything that the doctor is shown to name. */
export const faultyShops: readonly FaultyShop[] = [
  [
    "a warning of PHP before the JSON",
    { alter: rewrite((text) => `${PHP_WARNING}${text}`) },
    { cleanAnswers: /Undefined key/ },
  ],
  ["a page before the JSON", { alter: rewrite((text) => `<p>Hello</p>${text}`) }, { reachable: /Hello/ }],
  ["slow answers", { answerMs: 2_000 }, { answerTime: /2000 ms/ }],
  ["a clock that is ahead", { alter: shopClock(180_000) }, { clock: /18\d s ahead/ }],
  ["a clock of another day", { alter: shopClock(-86_400_000) }, { clock: /864\d\d s behind/ }],
  [
    "an old plugin",
    { alter: rewrite((text) => text.replace('"1.0.2"', '"0.19.0"')) },
    { wooGraphql: /0\.19\.0 is older than 1\.0\.2/ },
  ],
  [
    "an old WordPress",
    { alter: respondAt(/^shop\.example\/$/, () => new Response('<meta name="generator" content="WordPress 6.1" />')) },
    { wordpress: /6\.1 is older/ },
  ],
  [
    "no terms in any language",
    { settings: { pages: defaultSettings.pages.filter(({ uri }) => !termsPages.includes(uri)) } },
    { contentPages: /missing or empty: terms \(\/terms, \/de\/agb, / },
  ],
  [
    "an imprint that is not translated",
    { settings: { pages: defaultSettings.pages.filter(({ uri }) => uri !== "/de/impressum") } },
    { contentPages: /not translated: imprint \(\/de\/impressum\)/ },
  ],
  ["plain permalinks", { alter: rewrite((text) => text.replace("/%postname%/", "")) }, { permalinks: /are plain/ }],
  ["another time zone", { settings: { timeZone: "Europe/Madrid" } }, { timeZone: /Europe\/Madrid/ }],
  [
    "a time zone that is an offset",
    { alter: rewrite((text) => text.replace('"timezone":"Europe/Berlin"', '"timezone":"+01:00"')) },
    { timeZone: /no summer time/ },
  ],
  [
    "a webhook whose secret is another",
    { env: { CATALOGUE_WEBHOOK_SECRET: "v".repeat(16) } },
    { webhooks: /answered 401/ },
  ],
  [
    "a webhook that is off",
    { alter: respondAt(/^rewire\.example/, () => new Response(null, { status: 404 })) },
    { webhooks: /answered 404/ },
  ],
  ["answers without the session's header", { alter: withoutSessionHeader }, { session: /bring no header/ }],
  [
    "a proxy that keeps the session's header to itself",
    { alter: forgetful },
    { session: /does not know the session again/ },
  ],
  ["sessions that are over at once", { scenario: "sessionExpired" }, { session: /does not know the session again/ }],
  ["a cache before the shop", { alter: cached() }, { session: /the same session/ }],
  ["sessions of ten minutes", { settings: { sessionSeconds: 600 } }, { sessionLife: /0\.2 hours/ }],
  [
    "another way to log in",
    { settings: { headlessLogin: true }, alter: noCookies },
    { logIn: /lets people in by tokens/ },
  ],
  ["no log-in plugin", { alter: noCookies }, { logIn: /no log-in plugin/, serviceAccount: /refuses/ }],
  [
    "nonces that nobody may ask for",
    { alter: respondAt(/admin-ajax/, () => new Response("Forbidden", { status: 403 })) },
    { nonce: /does not count/, serviceAccount: /next request is a guest's/ },
  ],
  [
    "no service account",
    { env: { SHOP_SERVICE_USER: "", SHOP_SERVICE_PASSWORD: "" } },
    { serviceAccount: /There is no service account/ },
  ],
  [
    "a service account with a wrong password",
    { env: { SHOP_SERVICE_PASSWORD: "wrong" } },
    { serviceAccount: /refuses the service account/ },
  ],
  [
    "a service account that is a customer's",
    { settings: { accounts: accounts.map((account) => ({ ...account, roles: ["customer"] })) } },
    { serviceAccount: /edit_shop_orders and edit_others_shop_orders/ },
  ],
  [
    "no orders without an account",
    { alter: withSetting("woocommerce_enable_guest_checkout", "no") },
    { guestCheckout: /nobody order without an account/ },
  ],
  ["another currency", { env: { CURRENCY: "CHF" } }, { currency: /sells in EUR, and CURRENCY is CHF/ }],
  [
    "another currency, seen by prices alone",
    { env: { CURRENCY: "CHF", SHOP_SERVICE_USER: "", SHOP_SERVICE_PASSWORD: "" } },
    { currency: /prices with "€"/, serviceAccount: /no service account/ },
  ],
  [
    "prices without tax",
    {
      alter: together(
        withSetting("woocommerce_tax_display_shop", "excl"),
        withSetting("woocommerce_tax_display_cart", "excl"),
      ),
    },
    { taxDisplay: /without tax/ },
  ],
  [
    "lists with tax and a cart without",
    { alter: withSetting("woocommerce_tax_display_cart", "excl") },
    { taxDisplay: /Lists show prices with tax, the cart without/ },
  ],
  [
    "visitors from where nothing is sent",
    { alter: rewrite((text) => text.replace('"DE",', "")) },
    { countries: /does not sell to DE/ },
  ],
  ["no way to pay", { settings: { gateways: [] } }, { gateways: /no way to pay/, stripe: /no gateway for cards/ }],
  ["keys of Stripe and no gateway", { settings: { gateways } }, { stripe: /no gateway for cards/ }],
  [
    "a gateway for cards and no keys",
    { env: { STRIPE_PUBLISHABLE_KEY: "", STRIPE_SECRET_KEY: "" } },
    { stripe: /the storefront does not/ },
  ],
  ["keys of two modes", { env: { STRIPE_SECRET_KEY: "sk_live_1" } }, { stripe: /One key of Stripe is for tests/ }],
  [
    "a key that Stripe refuses",
    { alter: respondAt(/^stripe\.example/, () => new Response("{}", { status: 401 })) },
    { stripe: /Stripe answered 401/ },
  ],
  ["no messages of Stripe", { env: { STRIPE_WEBHOOK_SECRET: "" } }, { stripe: /never comes/ }],
  ["a product with a password", { scenario: "passwordProduct" }, { leftOut: /^Product \d+ is left out: .*password/ }],
  ["groups of products", { scenario: "groupedProducts" }, { leftOut: /its kind \(grouped\)/ }],
  [
    "goods without an energy class",
    { env: { ENERGY_LABEL_CATEGORIES: "lamps" } },
    { energyLabels: /^Products without an energy class, 1: lamp\.$/i },
  ],
  [
    "labelled goods without a product information sheet",
    { catalogue: labelledCatalogue },
    { energyLabels: /^Products with an energy class, and without a product information sheet, 1: lamp\.$/i },
  ],
  [
    "trade-ins without a value",
    { env: { TRADE_IN: "true" } },
    { tradeInValues: /^Devices without a trade-in value, 1: Orrery 2\.$/ },
  ],
  [
    "trade-in values of devices that it does not repair",
    { env: { TRADE_IN: "true", TRADE_IN_VALUES: "orrery-2: 60; Orery 2: 60-80; Moss A1, 64 GB: 30" } },
    { tradeInValues: /^Trade-in values of devices that the repair desk does not have, 2: Orery 2, Moss A1\.$/ },
  ],
  ["no products", { scenario: "emptyShop" }, { products: /no products/, repairs: /No product is a repair/ }],
  [
    "pictures that are gone",
    { alter: respondAt(/pictures\//, () => new Response(null, { status: 404 })) },
    { pictures: /answered 404 to \/pictures\// },
  ],
  [
    "pictures on a host that nobody has named",
    { scenario: "otherPictureHost" },
    { pictures: /https:\/\/pictures\.shop\.example\/.* is not shown/ },
  ],
];
