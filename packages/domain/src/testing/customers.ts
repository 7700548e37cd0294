import type { BillingAddress, CountryState } from "../account/index.ts";
import type { Order } from "../order/index.ts";
import { carts } from "./carts.ts";

/** The cast's customers, as they fill in forms. */
export const customers = {
  anneliese: {
    firstName: "Anneliese",
    lastName: "Oberhuber-Schönfelder",
    company: "",
    address1: "Donaudampfschifffahrtsstraße 118",
    address2: "",
    city: "Berlin",
    state: "DE-BE",
    postcode: "10999",
    country: "DE",
    email: "anneliese.oberhuber@example.com",
    phone: "+49 151 23456789",
  },
  ines: {
    firstName: "Inês",
    lastName: "Moreira",
    company: "",
    address1: "Rua das Flores 7",
    address2: "2.º Esq.",
    city: "Porto",
    state: "",
    postcode: "4050-262",
    country: "PT",
    email: "ines@example.com",
    phone: "",
  },
} as const satisfies Record<string, BillingAddress>;

/** States of Germany that the cast needs, with the shop's codes. */
export const germanStates = [
  { code: "DE-BW", name: "Baden-Württemberg" },
  { code: "DE-BY", name: "Bavaria" },
  { code: "DE-BE", name: "Berlin" },
] as const satisfies readonly CountryState[];

const { email: _email, phone: _phone, ...home } = customers.anneliese;

const placed = {
  id: 8901,
  number: "8901",
  date: "2026-11-21T10:24:00+01:00",
  status: "processing",
  lines: carts.phoneAndChargers.lines.map(
    ({ productId, variationId, slug, name, options, image, quantity, total }) => ({
      goods: { productId, variationId, choice: {} },
      slug,
      name,
      options,
      image,
      quantity,
      total,
    }),
  ),
  totals: {
    goods: carts.phoneAndChargers.totals.goods,
    discount: carts.phoneAndChargers.totals.discount,
    shipping: { minor: 0, currency: "EUR" },
    tax: carts.phoneAndChargers.totals.tax,
    total: carts.phoneAndChargers.totals.total,
  },
  paymentTitle: "Cash on delivery",
  shippingTitle: "Free shipping",
  note: "Please ring twice.",
  billing: customers.anneliese,
  shipping: home,
  needsPayment: false,
} as const satisfies Order;

const euros = (minor: number) => ({ minor, currency: "EUR" });

/** The cast's orders. */
export const orders = {
  placed,
  /** Waits for a bank transfer. */
  transfer: {
    ...placed,
    status: "onHold",
    paymentTitle: "Direct bank transfer",
    paymentMethod: "bacs",
    paymentInstructions:
      "Please transfer the amount to Rewire GmbH, IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001.\nPlease use your Order ID as the payment reference.",
  },
  /** Collected at the shop. */
  pickup: { ...placed, isPickup: true, shippingTitle: "Local pickup at Kabelstrasse 12" },
  /** Reduced by a code and by the shop itself, sent for nothing by another code, partly paid by a gift card. */
  withCodes: {
    ...placed,
    paymentMethod: "cod",
    coupons: [
      { code: "save10", description: "", saves: euros(8_270) },
      { code: "freeship", description: "", saves: euros(0) },
      { code: "…t-25", description: "", saves: euros(2_500), giftCard: { remaining: null } },
    ],
    totals: { ...placed.totals, discount: euros(11_270), total: euros(placed.totals.goods.minor - 11_270) },
  },
  /** Repair at the desk; nothing is sent. */
  repair: {
    ...placed,
    lines: placed.lines.slice(0, 1),
    shipping: null,
    shippingTitle: "",
    repair: {
      device: "Nordlys N3 Pro",
      faults: ["screen"],
      parts: "original",
      way: "walkIn",
      slot: null,
      holder: "",
      note: "",
    },
  },
} as const satisfies Record<string, Order>;
