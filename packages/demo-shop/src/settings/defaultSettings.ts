import { defaultPages } from "./pages/defaultPages.ts";
import { defaultCoupons } from "./defaultCoupons.ts";
import type { ShopSettings } from "./ShopSettings.ts";
import { taxRates } from "./taxRates.ts";

const EUROPEAN_COUNTRIES = [
  ...Object.keys(taxRates).filter((country) => country !== "DE"),
  "AD",
  "AL",
  "BA",
  "CH",
  "FO",
  "GB",
  "GG",
  "GI",
  "IM",
  "IS",
  "JE",
  "LI",
  "MC",
  "MD",
  "ME",
  "MK",
  "NO",
  "RS",
  "SM",
  "UA",
  "VA",
];

/**
 * Default settings of a shop in Germany with prices in euros including tax, three shipping zones and three payment
 * methods.
 */
export const defaultSettings: ShopSettings = {
  title: "Rewire",
  description: "Electronics and repairs",
  email: "shop@rewire.example",
  timeZone: "Europe/Berlin",
  pricesIncludeTax: true,
  base: { country: "DE", state: "DE-BE" },
  taxRates,
  zones: [
    {
      countries: ["DE"],
      methods: [
        { kind: "free_shipping", instance: 2, label: "Free shipping", cost: 0, from: 5000 },
        { kind: "flat_rate", instance: 1, label: "Flat rate", cost: 495 },
        { kind: "local_pickup", instance: 3, label: "Local pickup at Kabelstrasse 12", cost: 0 },
      ],
    },
    {
      countries: EUROPEAN_COUNTRIES,
      methods: [
        { kind: "free_shipping", instance: 5, label: "Free shipping", cost: 0, from: 15_000 },
        { kind: "flat_rate", instance: 4, label: "Flat rate", cost: 995 },
      ],
    },
    { countries: [], methods: [{ kind: "flat_rate", instance: 6, label: "Flat rate", cost: 1995 }] },
  ],
  gateways: [
    {
      id: "bacs",
      title: "Direct bank transfer",
      description:
        "Please transfer the amount to Rewire GmbH, IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001.<br />Please use your Order ID as the payment reference.",
      icon: null,
      orderStatus: "ON_HOLD",
    },
    { id: "cheque", title: "Check payments", description: "Please send a check.", icon: null, orderStatus: "ON_HOLD" },
    {
      id: "cod",
      title: "Cash on delivery",
      description: "Pay with cash upon delivery.",
      icon: null,
      orderStatus: "PROCESSING",
    },
  ],
  coupons: defaultCoupons,
  accounts: [
    {
      id: 1,
      username: "keeper",
      email: "keeper@rewire.example",
      password: "keeper-of-the-shop",
      firstName: "Kim",
      lastName: "Keeper",
      roles: ["administrator", "shop_manager"],
      applicationPasswords: ["Kim4 Keep erRe pair Desk Open"],
    },
    {
      id: 2,
      username: "maria",
      email: "maria@example.test",
      password: "maria-likes-tea",
      firstName: "Maria",
      lastName: "Muster",
      roles: ["customer"],
      billing: {
        firstName: "Maria",
        lastName: "Muster",
        address1: "Lindenweg 4",
        city: "Hamburg",
        postcode: "20095",
        country: "DE",
        state: "DE-HH",
        email: "maria@example.test",
        phone: "+49 40 5550100",
      },
      shipping: {
        firstName: "Maria",
        lastName: "Muster",
        address1: "Lindenweg 4",
        city: "Hamburg",
        postcode: "20095",
        country: "DE",
        state: "DE-HH",
      },
    },
  ],
  sessionSeconds: 172_800,
  holdStockMinutes: 60,
  lowStockAmount: 2,
  cookieWithoutNonce: false,
  persistentCarts: true,
  headlessLogin: false,
  reviews: { moderated: false, secondsBetween: 15 },
  firstOrderId: 1001,
  pages: defaultPages,
};

/**
 * Payment methods that can be added to the default ones: simulated card payments by Stripe, and a payment service to
 * which the customer is redirected.
 */
export const extraGateways: ShopSettings["gateways"] = [
  { id: "stripe", title: "Credit card", description: "Pay with your card.", icon: null, orderStatus: "PENDING" },
  {
    id: "bridge",
    title: "Bridge",
    description: "You will be taken to Bridge to pay.",
    icon: null,
    orderStatus: "PENDING",
    redirect: "{site}/pay/{order}/?key={key}",
  },
];
