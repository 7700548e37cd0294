import type { OrderFields } from "../../order/mappers/toOrder.ts";
import type { CheckoutFields } from "../../checkout/readPlacedOrder.ts";
import { unknownAddress } from "./customer.ts";

/** Two chargers with ten per cent off and paid shipping: 78.00 - 7.80 + 4.95 = 75.15 gross. Lines and parts are net. */
export const order: OrderFields & { readonly orderKey: string | null } = {
  databaseId: 890,
  orderNumber: "890",
  orderKey: "wc_order_sv2IIjQfReFNt",
  date: "2026-11-20T18:33:41+01:00",
  status: "ON_HOLD",
  needsPayment: false,
  total: "€75.15",
  rawTotal: "75.15",
  totalTax: "€12.00",
  rawTotalTax: "12.00",
  discountTotal: "€6.55",
  rawDiscountTotal: "6.5546218",
  discountTax: "€1.25",
  rawDiscountTax: "1.2453782",
  shippingTotal: "€4.16",
  rawShippingTotal: "4.159664",
  shippingTax: "€0.79",
  rawShippingTax: "0.790336",
  paymentMethodTitle: "Direct bank transfer &#8211; fast",
  customerNote: "Please ring twice.",
  billing: {
    ...unknownAddress,
    firstName: "Gina",
    lastName: "Guest",
    email: "gina@example.test",
    address1: "Weg 1",
    city: "Berlin",
    postcode: "10115",
  },
  shipping: {
    ...unknownAddress,
    firstName: "Gina",
    lastName: "Guest",
    address1: "Weg 1",
    city: "Berlin",
    postcode: "10115",
  },
  shippingLines: { nodes: [{ methodTitle: "Standard" }] },
  lineItems: {
    nodes: [
      {
        quantity: 2,
        subtotal: "€65.55",
        rawSubtotal: "65.546218",
        subtotalTax: "€12.45",
        rawSubtotalTax: "12.453782",
        product: { node: { name: "65 W travel charger", slug: "65-w-travel-charger", image: null, attributes: null } },
        variation: null,
      },
      // Free goods have no amounts at all, and a product that was deleted is gone.
      { quantity: 1, subtotal: null, product: null, variation: null },
    ],
  },
};

/** Checkout's answer when all went well. */
export const placed: CheckoutFields = {
  result: "success",
  redirect: "https://shop.example/checkout/order-received/890/?key=wc_order_sv2IIjQfReFNt",
  order,
};
