import { createAmountField } from "../cart/toCartView.ts";
import { createConnection, type PageArgs, createEmptyConnection } from "../wordpress/connection.ts";
import { toAccountView } from "./toAccountView.ts";
import { createOrderLineFields } from "./createOrderLineFields.ts";
import { toAddressView } from "../users/toAddressView.ts";
import { findUser } from "../users/users.ts";
import type { Engine } from "../engine/Engine.ts";
import { formatRawTotal, formatCents } from "../money/formatMoney.ts";
import type { PriceArgs } from "../products/price.ts";
import { toDownloadView, findMetaData, type MetaDataArgs } from "../products/productFields.ts";
import { toProductView } from "../products/productView.ts";
import type { RequestContext } from "../session/RequestContext.ts";
import { encodeBase64, toGlobalId } from "../wordpress/text.ts";
import { formatIsoInZone, formatInZone, formatPlainUtc } from "../wordpress/time.ts";
import { MaskedError } from "../wordpress/UserError.ts";
import { listOrderDownloads } from "./downloads.ts";
import type { DownloadPermission } from "../records/DownloadPermission.ts";
import { needsPayment } from "./savedOrders.ts";
import type { Order, OrderNote } from "../records/Order.ts";

/**
 * Resolves an order. If a guest order has no billing e-mail address, the non-null field `id` causes an error, so that
 * the whole order becomes null.
 */
export function toOrderView(context: RequestContext, order: Order): Record<string, unknown> {
  const { engine } = context;
  const zone = engine.settings.timeZone;
  const isUnreadable = order.user === 0 && !order.billing.email;
  return {
    __typename: "Order",
    id: isUnreadable
      ? () => {
          throw new MaskedError("Nobody can be shown to own this order");
        }
      : toGlobalId("order", order.id),
    databaseId: order.id,
    orderNumber: String(order.id),
    orderKey: order.key,
    orderVersion: "10.0.2",
    cartHash: null,
    createdVia: order.createdVia ?? "checkout",
    status: order.status,
    ...toOrderDates(order, zone),
    currency: "EUR",
    pricesIncludeTax: true,
    ...toOrderFlags(order),
    ...toOrderTotals(order),
    paymentMethod: order.paymentMethod || null,
    paymentMethodTitle: order.paymentTitle || null,
    transactionId: order.transactionId,
    customerNote: order.customerNote,
    billing: toAddressView(order.billing),
    shipping: toAddressView(order.shipping),
    customer: () => {
      const user = order.user === 0 ? undefined : findUser(engine, order.user);
      return user === undefined ? null : toAccountView(context, user);
    },
    ...createOrderLineFields(engine, order),
    feeLines: createEmptyConnection,
    refunds: (args: PageArgs) =>
      createConnection(
        order.refunds,
        args,
        (refund) => refund.id,
        (refund) => toRefundView(refund, zone),
      ),
    orderNotes: (args: PageArgs) =>
      createConnection(
        order.notes.toReversed(),
        args,
        (note) => note.id,
        (note) => toOrderNoteView(context, note),
      ),
    metaData: (args: MetaDataArgs) => findMetaData(order.metaData, args),
    downloadableItems: (args: PageArgs) =>
      createConnection(
        listOrderDownloads(engine, order.id),
        args,
        (one) => one.download,
        (one) => toDownloadableItemView(engine, one, (ms) => formatIsoInZone(ms, zone)),
      ),
  };
}

function toOrderDates(order: Order, zone: string) {
  const date = (ms: number | null) => (ms === null ? null : formatIsoInZone(ms, zone));
  return {
    date: date(order.created),
    modified: date(order.notes.at(-1)?.created ?? order.created),
    datePaid: date(order.paid),
    dateCompleted: date(order.completed),
  };
}

const toOrderFlags = (order: Order) => ({
  needsPayment: needsPayment(order),
  needsProcessing: order.needsProcessing,
  // WooCommerce hides the shipping address of what is collected.
  needsShippingAddress: order.shippingLine !== null && order.shippingLine.method !== "local_pickup",
  hasBillingAddress: Boolean(order.billing.address1),
  hasShippingAddress: Boolean(order.shipping.address1),
  hasDownloadableItem: order.hasDownloads,
  isDownloadPermitted: order.status === "PROCESSING" || order.status === "COMPLETED",
});

/** Resolvers of the totals of an order, formatted or raw. */
const toOrderTotals = (order: Order) => ({
  total: ({ format }: PriceArgs) => (format === "RAW" ? formatRawTotal(order.total) : formatCents(order.total)),
  subtotal: createAmountField(order.subtotal),
  totalTax: createAmountField(order.cartTax + order.shippingTax),
  cartTax: createAmountField(order.cartTax),
  shippingTotal: createAmountField(order.shippingTotal),
  shippingTax: createAmountField(order.shippingTax),
  discountTotal: createAmountField(order.discount),
  discountTax: createAmountField(order.discountTax),
});

const toRefundView = (refund: Order["refunds"][number], zone: string) => ({
  id: toGlobalId("order", refund.id),
  databaseId: refund.id,
  amount: refund.cents / 100,
  reason: refund.reason,
  date: formatIsoInZone(refund.created, zone),
});

/** Resolves an order note. Its time is in the shop's time zone, without an offset. */
export const toOrderNoteView = (
  { engine }: Pick<RequestContext, "engine">,
  { id, note, created: creationTime, forCustomer }: OrderNote,
) => ({
  id: toGlobalId("order_note", id),
  databaseId: id,
  note,
  dateCreated: formatInZone(creationTime, engine.settings.timeZone),
  isCustomerNote: forCustomer,
});

/**
 * Resolves a download.
 * @param formatDate Formats the expiry date. The format of a customer's downloads differs from that of an order's
 * downloads.
 */
export function toDownloadableItemView(
  engine: Engine,
  permission: DownloadPermission,
  formatDate: (ms: number) => string = formatPlainUtc,
) {
  const product = engine.catalogue.byId.get(permission.product);
  const download = product?.downloads?.find((candidate) => candidate.id === permission.download);
  const url = `${engine.siteUrl}/?download_file=${permission.product}&order=${permission.orderKey}&email=${encodeURIComponent(permission.email)}&key=${permission.download}`;
  return {
    id: encodeBase64(`download:${permission.download}`),
    downloadId: permission.download,
    name: download?.name ?? null,
    url,
    downloadsRemaining: permission.remaining,
    accessExpires: permission.expires === null ? null : formatDate(permission.expires),
    product: () => (product === undefined ? null : toProductView(engine, product)),
    download: () => (download === undefined ? null : toDownloadView(engine, download)),
  };
}
