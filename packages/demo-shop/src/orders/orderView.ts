import { told } from "../cart/cartView.ts";
import { connection, type PageArgs } from "../wordpress/connection.ts";
import { accountView } from "./accountView.ts";
import { addressView } from "../users/addressView.ts";
import { findUser } from "../users/users.ts";
import type { Engine } from "../engine/Engine.ts";
import { rawAmount, rawTotal, formatCents } from "../money/formatMoney.ts";
import { variationAttributeView } from "../products/attributeView.ts";
import type { PriceArgs } from "../products/price.ts";
import { downloadView, metaDataOf, type MetaDataArgs } from "../products/productFields.ts";
import { productView } from "../products/productView.ts";
import { variationView } from "../products/variationView.ts";
import type { Turn } from "../session/Turn.ts";
import { base64, globalId } from "../wordpress/text.ts";
import { isoInZone, plainInZone, plainUtc } from "../wordpress/time.ts";
import { MaskedError } from "../wordpress/UserError.ts";
import type { Amount } from "../money/amount.ts";
import { downloadsOfOrder } from "./downloads.ts";
import type { DownloadPermission } from "../records/DownloadPermission.ts";
import { needsPayment } from "./savedOrders.ts";
import type { Order, OrderLine, OrderNote } from "../records/Order.ts";

/** A line's sum: null where it is nothing, as PHP takes 0 for empty. */
const toldOrNull = (amount: Amount) => (args: PriceArgs) => (amount === 0 ? null : told(amount)(args));

/**
 * An order as the schema shows it. The order of a guest who gave no billing address exists, but nobody may read it:
 * its id fails, and with it the whole object.
 */
export function orderView(turn: Turn, order: Order): Record<string, unknown> {
  const { engine } = turn;
  const zone = engine.settings.timeZone;
  const unreadable = order.user === 0 && !order.billing.email;
  const date = (ms: number | null) => (ms === null ? null : isoInZone(ms, zone));
  return {
    __typename: "Order",
    id: unreadable
      ? () => {
          throw new MaskedError("Nobody can be shown to own this order");
        }
      : globalId("order", order.id),
    databaseId: order.id,
    orderNumber: String(order.id),
    orderKey: order.key,
    orderVersion: "10.0.2",
    cartHash: null,
    createdVia: "checkout",
    status: order.status,
    date: date(order.created),
    modified: date(order.notes.at(-1)?.created ?? order.created),
    datePaid: date(order.paid),
    dateCompleted: date(order.completed),
    currency: "EUR",
    pricesIncludeTax: true,
    needsPayment: needsPayment(order),
    needsProcessing: order.needsProcessing,
    needsShippingAddress: order.shippingLine !== null,
    total: ({ format }: PriceArgs) => (format === "RAW" ? rawTotal(order.total) : formatCents(order.total)),
    subtotal: told(order.subtotal),
    totalTax: told(order.cartTax + order.shippingTax),
    cartTax: told(order.cartTax),
    shippingTotal: told(order.shippingTotal),
    shippingTax: told(order.shippingTax),
    discountTotal: told(order.discount),
    discountTax: told(order.discountTax),
    paymentMethod: order.paymentMethod || null,
    paymentMethodTitle: order.paymentTitle || null,
    transactionId: order.transactionId,
    customerNote: order.customerNote,
    billing: addressView(order.billing),
    shipping: addressView(order.shipping),
    hasBillingAddress: Boolean(order.billing.address1),
    hasShippingAddress: Boolean(order.shipping.address1),
    hasDownloadableItem: order.hasDownloads,
    isDownloadPermitted: order.status === "PROCESSING" || order.status === "COMPLETED",
    customer: () => {
      const user = order.user === 0 ? undefined : findUser(engine, order.user);
      return user === undefined ? null : accountView(turn, user);
    },
    lineItems: (args: PageArgs) =>
      connection(
        order.lines,
        args,
        (line) => line.id,
        (line) => lineItemView(engine, order, line),
      ),
    shippingLines: (args: PageArgs) =>
      connection(
        order.shippingLine === null ? [] : [order.shippingLine],
        args,
        (line) => line.id,
        (line) => ({
          id: globalId("order_item", `${order.id}+${line.id}`),
          databaseId: line.id,
          orderId: order.id,
          methodTitle: line.title,
          total: rawAmount(line.total),
          totalTax: rawAmount(line.tax),
          metaData: null,
        }),
      ),
    couponLines: (args: PageArgs) =>
      connection(
        order.coupons,
        args,
        (line) => line.id,
        (line) => ({
          id: globalId("order_item", `${order.id}+${line.id}`),
          databaseId: line.id,
          orderId: order.id,
          code: line.code,
          discount: rawAmount(line.amount),
          discountTax: rawAmount(line.tax),
        }),
      ),
    taxLines: (args: PageArgs) =>
      connection(
        order.taxRate === null ? [] : [order.taxRate],
        args,
        (rate) => rate.id,
        (rate) => ({
          id: globalId("order_item", `${order.id}+tax${rate.id}`),
          databaseId: rate.id,
          label: rate.label,
          rateCode: `${rate.label}-${rate.percent}`,
          taxTotal: rawAmount(order.cartTax),
          shippingTaxTotal: rawAmount(order.shippingTax),
          isCompound: false,
        }),
      ),
    feeLines: (args: PageArgs) =>
      connection(
        [],
        args,
        () => 0,
        () => null,
      ),
    refunds: (args: PageArgs) =>
      connection(
        order.refunds,
        args,
        (refund) => refund.id,
        (refund) => ({
          id: globalId("order", refund.id),
          databaseId: refund.id,
          amount: refund.cents / 100,
          reason: refund.reason,
          date: date(refund.created),
        }),
      ),
    orderNotes: (args: PageArgs) =>
      connection(
        order.notes.toReversed(),
        args,
        (note) => note.id,
        (note) => orderNoteView(turn, note),
      ),
    metaData: (args: MetaDataArgs) => metaDataOf(order.metaData, args),
    downloadableItems: (args: PageArgs) =>
      connection(
        downloadsOfOrder(engine, order.id),
        args,
        (one) => one.download,
        (one) => downloadableItemView(engine, one, (ms) => isoInZone(ms, zone)),
      ),
  };
}

/** A note as the schema shows it; its time is the shop's, without a zone. */
export const orderNoteView = ({ engine }: Pick<Turn, "engine">, { id, note, created, forCustomer }: OrderNote) => ({
  id: globalId("order_note", id),
  databaseId: id,
  note,
  dateCreated: plainInZone(created, engine.settings.timeZone),
  isCustomerNote: forCustomer,
});

function lineItemView(engine: Engine, order: Order, line: OrderLine) {
  const product = engine.catalogue.byId.get(line.product);
  const entry = line.variation === null ? undefined : engine.catalogue.variations.get(line.variation);
  const chosen = Object.entries(line.attributes).map(([name, value]) => ({
    key: name.replace(/^attribute_/, ""),
    value,
  }));
  return {
    id: globalId("order_item", `${order.id}+${line.id}`),
    databaseId: line.id,
    orderId: order.id,
    productId: line.product,
    variationId: line.variation,
    quantity: line.quantity,
    subtotal: toldOrNull(line.subtotal),
    subtotalTax: toldOrNull(line.subtotalTax),
    total: toldOrNull(line.total),
    totalTax: toldOrNull(line.tax),
    taxStatus: "TAXABLE",
    metaData: (args: MetaDataArgs) => metaDataOf(chosen, args),
    itemDownloads: null,
    product: () => (product === undefined ? null : { cursor: null, node: productView(engine, product) }),
    variation: () =>
      entry === undefined
        ? null
        : {
            cursor: null,
            node: {
              ...variationView(engine, entry),
              attributes: (args: PageArgs) =>
                connection(
                  chosen,
                  args,
                  (one) => one.key,
                  (one) => variationAttributeView(engine, entry.variation.id, one.key, one.value),
                ),
            },
          },
  };
}

/** A download as the schema shows it; the customer's list and an order's tell the time of expiry differently. */
export function downloadableItemView(
  engine: Engine,
  permission: DownloadPermission,
  tellDate: (ms: number) => string = plainUtc,
) {
  const product = engine.catalogue.byId.get(permission.product);
  const download = product?.downloads?.find((one) => one.id === permission.download);
  const url = `${engine.siteUrl}/?download_file=${permission.product}&order=${permission.orderKey}&email=${encodeURIComponent(permission.email)}&key=${permission.download}`;
  return {
    id: base64(`download:${permission.download}`),
    downloadId: permission.download,
    name: download?.name ?? null,
    url,
    downloadsRemaining: permission.remaining,
    accessExpires: permission.expires === null ? null : tellDate(permission.expires),
    product: () => (product === undefined ? null : productView(engine, product)),
    download: () => (download === undefined ? null : downloadView(engine, download)),
  };
}
