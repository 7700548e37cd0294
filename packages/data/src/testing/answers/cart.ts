import type { CartContentFragment, CartLineFragment, GetCartQuery } from "../../gql/graphql.ts";
import { guest, unknownAddress } from "./customer.ts";

/** Adds the type names that Apollo's cache asks for and the generated types leave out. */
const typed = <Value extends object>(__typename: string, value: Value): Value => ({ __typename, ...value });

const picture = (file: string, altText: string) => typed("MediaItem", { sourceUrl: `/pictures/${file}.webp`, altText });

/** A variation on sale: 749 gross is 629.411765 net and 119.588235 tax. */
export const phoneLine: CartLineFragment = typed("SimpleCartItem", {
  key: "aab3238922bcc25a6f606eb525ffdc56",
  quantity: 1,
  extraData: [],
  subtotal: "€629.41",
  rawSubtotal: "629.411765",
  subtotalTax: "€119.59",
  rawSubtotalTax: "119.588235",
  product: typed("CartItemToProductConnectionEdge", {
    simpleVariations: [
      typed("SimpleAttribute", { name: "attribute_pa_color", value: "graphite" }),
      typed("SimpleAttribute", { name: "attribute_pa_storage", value: "256-gb" }),
    ],
    node: typed("VariableProduct", {
      databaseId: 1001,
      slug: "nordlys-n3-pro",
      name: "Nordlys N3 Pro",
      virtual: false,
      onSale: true,
      image: picture("smartphone-max-graphite-duo", ""),
      rawPrice: null,
      regularPrice: "€669.00 - €899.00",
      rawRegularPrice: "669.00, 899.00, 899.00",
      stockStatus: "IN_STOCK" as const,
      stockQuantity: null,
      lowStockAmount: null,
      backordersAllowed: false,
      soldIndividually: false,
      attributes: typed("ProductWithAttributesToProductAttributeConnection", {
        nodes: [
          typed("GlobalProductAttribute", {
            name: "pa_color",
            label: "Color",
            options: ["graphite", "ice"],
            position: 0,
            variation: true,
            visible: true,
            terms: typed("GlobalProductAttributeToTermNodeConnection", {
              nodes: [
                typed("PaColor", { slug: "graphite", name: "Graphite" }),
                typed("PaColor", { slug: "ice", name: "Ice blue" }),
              ],
            }),
          }),
          typed("GlobalProductAttribute", {
            name: "pa_storage",
            label: "Storage",
            options: ["128-gb", "256-gb"],
            position: 1,
            variation: true,
            visible: true,
            terms: typed("GlobalProductAttributeToTermNodeConnection", {
              nodes: [
                typed("PaStorage", { slug: "128-gb", name: "128 GB" }),
                typed("PaStorage", { slug: "256-gb", name: "256 GB" }),
              ],
            }),
          }),
        ],
      }),
    }),
  }),
  variation: typed("CartItemToProductVariationConnectionEdge", {
    attributes: [
      typed("VariationAttribute", { name: "pa_color", value: "graphite" }),
      typed("VariationAttribute", { name: "pa_storage", value: "256-gb" }),
    ],
    node: typed("SimpleProductVariation", {
      databaseId: 20002,
      virtual: false,
      onSale: true,
      image: picture("smartphone-max-graphite-duo", "The phone in graphite."),
      rawPrice: null,
      regularPrice: "€899.00",
      rawRegularPrice: "899",
      stockStatus: "IN_STOCK" as const,
      stockQuantity: 14,
      lowStockAmount: 5,
      backordersAllowed: false,
      soldIndividually: false,
    }),
  }),
});

/** Two simple products without a picture: 78 gross is 65.546218 net and 12.453782 tax. */
export const chargersLine: CartLineFragment = typed("SimpleCartItem", {
  key: "9bf31c7ff062936a96d3c8bd1f8f2ff3",
  quantity: 2,
  extraData: [],
  subtotal: "€65.55",
  rawSubtotal: "65.546218",
  subtotalTax: "€12.45",
  rawSubtotalTax: "12.453782",
  product: typed("CartItemToProductConnectionEdge", {
    simpleVariations: [],
    node: typed("SimpleProduct", {
      databaseId: 1005,
      slug: "65-w-travel-charger",
      name: "65 W travel charger",
      virtual: false,
      onSale: false,
      image: null,
      rawPrice: null,
      regularPrice: "€39.00",
      rawRegularPrice: "39",
      stockStatus: "IN_STOCK" as const,
      stockQuantity: null,
      lowStockAmount: null,
      backordersAllowed: false,
      soldIndividually: false,
      attributes: null,
    }),
  }),
  variation: null,
});

const nothing = {
  total: "€0.00",
  rawTotal: "0",
  subtotal: "€0.00",
  rawSubtotal: "0",
  subtotalTax: "€0.00",
  rawSubtotalTax: "0",
  totalTax: "€0.00",
  rawTotalTax: "0",
  discountTotal: "€0.00",
  rawDiscountTotal: "0",
  discountTax: "€0.00",
  rawDiscountTax: "0",
  shippingTotal: "€0.00",
  rawShippingTotal: "0",
  shippingTax: "€0.00",
  rawShippingTax: "0",
  feeTotal: "€0.00",
  rawFeeTotal: "0",
  feeTax: "€0.00",
  rawFeeTax: "0",
};

const contents = (nodes: CartLineFragment[]) =>
  typed("CartToCartItemConnection", {
    itemCount: nodes.reduce((count, { quantity }) => count + (quantity ?? 0), 0),
    nodes,
  });

const rate = (id: string, label: string, cost: string) =>
  typed("ShippingRate", { id, label, cost: `€${cost}`, rawCost: cost });

/** Nothing in it: no methods, no rates. */
export const emptyCart: CartContentFragment = typed("Cart", {
  ...nothing,
  needsShippingAddress: false,
  displayPricesIncludeTax: true,
  chosenShippingMethods: [],
  availableShippingMethods: [],
  appliedCoupons: null,
  contents: contents([]),
});

/** A phone and two chargers, sent free: 827 gross. */
export const phoneAndChargers: CartContentFragment = typed("Cart", {
  ...nothing,
  total: "€827.00",
  rawTotal: "827.00",
  subtotal: "€694.96",
  rawSubtotal: "694.957983",
  subtotalTax: "€132.04",
  rawSubtotalTax: "132.042017",
  totalTax: "€132.04",
  rawTotalTax: "132.04",
  needsShippingAddress: true,
  displayPricesIncludeTax: true,
  chosenShippingMethods: ["free_shipping:2"],
  availableShippingMethods: [
    typed("ShippingPackage", {
      packageDetails: "Nordlys N3 Pro ×1, 65 W travel charger ×2",
      rates: [
        rate("free_shipping:2", "Free shipping", "0.00"),
        rate("flat_rate:1", "Standard", "4.95"),
        rate("local_pickup:3", "Collect at Kabelstrasse 12", "0.00"),
      ],
    }),
  ],
  appliedCoupons: null,
  contents: contents([phoneLine, chargersLine]),
});

/** Ten per cent off both lines: 82.70 gross is 69.4957983 net and 13.2042017 tax. */
export const withCoupon: CartContentFragment = {
  ...phoneAndChargers,
  total: "€744.30",
  rawTotal: "744.30",
  totalTax: "€118.84",
  rawTotalTax: "118.84",
  discountTotal: "€69.50",
  rawDiscountTotal: "69.4957983",
  discountTax: "€13.20",
  rawDiscountTax: "13.2042017",
  appliedCoupons: [
    typed("AppliedCoupon", {
      code: "welcome10",
      description: "Ten per cent &ndash; off",
      discountAmount: "€69.50",
      rawDiscountAmount: "69.4957983",
      discountTax: "€13.20",
      rawDiscountTax: "13.2042017",
    }),
  ],
};

const address = typed("CustomerAddress", unknownAddress);

const gateway = (id: string, title: string, description: string) => typed("PaymentGateway", { id, title, description });

/** The answer to getCart for a guest with this cart; null as the shop answers a dead session. */
export const storeAnswer = (cart: CartContentFragment | null): GetCartQuery => ({
  cart,
  customer: typed("Customer", { ...guest, billing: address, shipping: address }),
  viewer: null,
  paymentGateways: typed("RootQueryToPaymentGatewayConnection", {
    nodes: [
      gateway("cod", "Cash on delivery", "<p>Pay with cash upon delivery.</p>"),
      gateway("bacs", "Bank transfer", "Pay into our account. We send the goods when the money is there."),
    ],
  }),
});
