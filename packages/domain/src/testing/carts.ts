import type { Cart, CartLine, PaymentGateway } from "../cart/index.ts";
import type { Money } from "../money/index.ts";
import { products } from "./products.ts";

const euros = (minor: number): Money => ({ minor, currency: "EUR" });
const uncounted = { state: "inStock", quantity: null, lowStockAmount: null } as const;

/** The cast's cart lines. */
export const cartLines = {
  phone: {
    key: "aab3238922bcc25a6f606eb525ffdc56",
    productId: 1001,
    variationId: 20002,
    slug: "nordlys-n3-pro",
    name: "Nordlys N3 Pro",
    options: ["Graphite", "256 GB"],
    image: products.nordlysN3Pro.image,
    quantity: 1,
    unitPrice: euros(74900),
    unitPriceBefore: euros(89900),
    total: euros(74900),
    stock: { state: "inStock", quantity: 14, lowStockAmount: 5 },
    isSoldIndividually: false,
    isVirtual: false,
  },
  /** Two, and no picture. */
  chargers: {
    key: "9bf31c7ff062936a96d3c8bd1f8f2ff3",
    productId: 1005,
    variationId: null,
    slug: "65-w-travel-charger",
    name: "65 W travel charger",
    options: ["White"],
    image: null,
    quantity: 2,
    unitPrice: euros(3900),
    unitPriceBefore: null,
    total: euros(7800),
    stock: uncounted,
    isSoldIndividually: false,
    isVirtual: false,
  },
  /** Only two pieces left, both in the cart. */
  lastWatches: {
    key: "c74d97b01eae257e44aa9d5bade97baf",
    productId: 1004,
    variationId: null,
    slug: "orrery-2",
    name: "Orrery 2",
    options: [],
    image: products.orrery2.image,
    quantity: 2,
    unitPrice: euros(24900),
    unitPriceBefore: null,
    total: euros(49800),
    stock: { state: "inStock", quantity: 2, lowStockAmount: 5 },
    isSoldIndividually: false,
    isVirtual: false,
  },
  /** A download. */
  guide: {
    key: "70efdf2ec9b086079795c442636b55fb",
    productId: 1009,
    variationId: null,
    slug: "battery-care-sheet",
    name: "Battery care sheet",
    options: [],
    image: null,
    quantity: 1,
    unitPrice: euros(900),
    unitPriceBefore: null,
    total: euros(900),
    stock: uncounted,
    isSoldIndividually: true,
    isVirtual: true,
  },
} as const satisfies Record<string, CartLine>;

const rates = [
  { id: "free_shipping:2", label: "Free shipping", cost: euros(0) },
  { id: "flat_rate:1", label: "Standard", cost: euros(495) },
  { id: "local_pickup:3", label: "Collect at Kabelstrasse 12", cost: euros(0) },
] as const;

/** The cast's carts. */
export const carts = {
  empty: {
    lines: [],
    itemCount: 0,
    coupons: [],
    needsShipping: false,
    rates: [],
    chosenRate: null,
    totals: { goods: euros(0), discount: euros(0), shipping: null, tax: euros(0), total: euros(0) },
  },
  /** A phone and two chargers, sent free within Germany. */
  phoneAndChargers: {
    lines: [cartLines.phone, cartLines.chargers],
    itemCount: 3,
    coupons: [],
    needsShipping: true,
    rates,
    chosenRate: "free_shipping:2",
    totals: { goods: euros(82700), discount: euros(0), shipping: euros(0), tax: euros(13204), total: euros(82700) },
  },
  /** One charger: shipping costs, and €11.00 are missing to free shipping. */
  oneCharger: {
    lines: [{ ...cartLines.chargers, quantity: 1, total: euros(3900) }],
    itemCount: 1,
    coupons: [],
    needsShipping: true,
    rates: rates.slice(1),
    chosenRate: "flat_rate:1",
    totals: { goods: euros(3900), discount: euros(0), shipping: euros(495), tax: euros(702), total: euros(4395) },
  },
  withCoupon: {
    lines: [cartLines.phone],
    itemCount: 1,
    coupons: [{ code: "welcome10", description: "Ten per cent off", saves: euros(7490) }],
    needsShipping: true,
    rates,
    chosenRate: "free_shipping:2",
    totals: { goods: euros(74900), discount: euros(7490), shipping: euros(0), tax: euros(10763), total: euros(67410) },
  },
  virtualOnly: {
    lines: [cartLines.guide],
    itemCount: 1,
    coupons: [],
    needsShipping: false,
    rates: [],
    chosenRate: null,
    totals: { goods: euros(900), discount: euros(0), shipping: null, tax: euros(144), total: euros(900) },
  },
} as const satisfies Record<string, Cart>;

/** Ways to pay, as the embedded shop lists them. */
export const gateways = [
  { id: "cod", title: "Cash on delivery", description: "Pay with cash upon delivery." },
  {
    id: "bacs",
    title: "Bank transfer",
    description: "Pay into our account. We send the goods when the money is there.",
  },
] as const satisfies readonly PaymentGateway[];
