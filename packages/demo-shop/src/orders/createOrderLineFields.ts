import { createAmountField } from "../cart/toCartView.ts";
import type { Engine } from "../engine/Engine.ts";
import type { Amount } from "../money/amount.ts";
import { formatRawAmount } from "../money/formatMoney.ts";
import type { PriceArgs } from "../products/price.ts";
import { findMetaData, type MetaDataArgs } from "../products/productFields.ts";
import { toProductView } from "../products/productView.ts";
import { toVariationView } from "../products/toVariationView.ts";
import type { Order, OrderLine } from "../records/Order.ts";
import { createConnection, type PageArgs } from "../wordpress/connection.ts";
import { toGlobalId } from "../wordpress/text.ts";

/** Resolves the total of a line; null for zero, which PHP treats as empty. */
const createOptionalAmountField = (amount: Amount) => (args: PriceArgs) =>
  amount === 0 ? null : createAmountField(amount)(args);

/** Creates the resolvers of an order's lines: items, shipping, coupons and taxes. */
export const createOrderLineFields = (engine: Engine, order: Order) => ({
  lineItems: (args: PageArgs) =>
    createConnection(
      order.lines,
      args,
      (line) => line.id,
      (line) => toLineItemView(engine, order, line),
    ),
  shippingLines: (args: PageArgs) =>
    createConnection(
      order.shippingLine === null ? [] : [order.shippingLine],
      args,
      (line) => line.id,
      (line) => ({
        id: toGlobalId("order_item", `${order.id}+${line.id}`),
        databaseId: line.id,
        orderId: order.id,
        methodTitle: line.title,
        total: formatRawAmount(line.total),
        totalTax: formatRawAmount(line.tax),
        metaData: null,
      }),
    ),
  couponLines: (args: PageArgs) =>
    createConnection(
      order.coupons,
      args,
      (line) => line.id,
      (line) => ({
        id: toGlobalId("order_item", `${order.id}+${line.id}`),
        databaseId: line.id,
        orderId: order.id,
        code: line.code,
        discount: formatRawAmount(line.amount),
        discountTax: formatRawAmount(line.tax),
      }),
    ),
  taxLines: (args: PageArgs) =>
    createConnection(
      order.taxRate === null ? [] : [order.taxRate],
      args,
      (rate) => rate.id,
      (rate) => ({
        id: toGlobalId("order_item", `${order.id}+tax${rate.id}`),
        databaseId: rate.id,
        label: rate.label,
        rateCode: `${rate.label}-${rate.percent}`,
        taxTotal: formatRawAmount(order.cartTax),
        shippingTaxTotal: formatRawAmount(order.shippingTax),
        isCompound: false,
      }),
    ),
});

function toLineItemView(engine: Engine, order: Order, line: OrderLine) {
  const product = engine.catalogue.byId.get(line.product);
  const entry = line.variation === null ? undefined : engine.catalogue.variations.get(line.variation);
  const choices = Object.entries(line.attributes).map(([name, value]) => ({
    key: name.replace(/^attribute_/, ""),
    value,
  }));
  return {
    id: toGlobalId("order_item", `${order.id}+${line.id}`),
    databaseId: line.id,
    orderId: order.id,
    productId: line.product,
    variationId: line.variation,
    quantity: line.quantity,
    subtotal: createOptionalAmountField(line.subtotal),
    subtotalTax: createOptionalAmountField(line.subtotalTax),
    total: createOptionalAmountField(line.total),
    totalTax: createOptionalAmountField(line.tax),
    taxStatus: "TAXABLE",
    metaData: (args: MetaDataArgs) => findMetaData(choices, args),
    itemDownloads: null,
    product: () => (product === undefined ? null : { cursor: null, node: toProductView(engine, product) }),
    variation: () => (entry === undefined ? null : { cursor: null, node: toVariationView(engine, entry) }),
  };
}
