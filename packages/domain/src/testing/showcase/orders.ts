import type { ProductSummary } from "../../product/index.ts";
import type { Order, OrderLine } from "../../order/index.ts";
import { orders } from "../customers.ts";
import { euros, pick, type ShowcaseLanguage } from "./words.ts";

function toLine(product: ProductSummary, options: readonly string[], quantity: number): OrderLine {
  const { price } = product;
  const minor = price.kind === "sale" ? price.now.minor : price.kind === "single" ? price.amount.minor : 0;
  return {
    goods: { productId: product.id, variationId: null, choice: {} },
    slug: product.slug,
    name: product.name,
    options,
    image: product.image,
    quantity,
    total: euros(minor * quantity),
  };
}

/** Creates the order that has just been placed: a phone and two chargers, partly paid by a gift card. */
export const createPlacedOrder = (
  phone: ProductSummary,
  charger: ProductSummary,
  language: ShowcaseLanguage,
): Order => ({
  ...orders.placed,
  id: 204_817,
  number: "RW-204817",
  date: "2026-11-21T10:24:00+01:00",
  lines: [
    toLine(phone, [pick(["Graphite", "Graphit"], language), "256 GB"], 1),
    toLine(charger, [pick(["White", "Weiß"], language)], 2),
  ],
  coupons: [{ code: "…42", description: "", saves: euros(5_000), giftCard: { remaining: null } }],
  totals: {
    goods: euros(82_700),
    discount: euros(5_000),
    shipping: euros(0),
    tax: euros(13_204),
    total: euros(77_700),
  },
  arrival: { from: "2026-11-23", to: "2026-11-23" },
  paymentTitle: pick(["Card ending 4242", "Karte mit der Endung 4242"], language),
  shippingTitle: pick(["Free shipping", "Kostenloser Versand"], language),
  note: "",
});
