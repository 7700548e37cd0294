import {
  addMoney,
  parseArrival,
  parseOrderRepairs,
  parseRepairDetails,
  type Money,
  type Order,
  type OrderLine,
} from "@rewire/domain";
import { toDownload, type DownloadFields } from "../../download/toDownload.ts";
import { toAddress, type AddressFields } from "../../customer/toCustomer.ts";
import { decodeName } from "../../html/decodeName.ts";
import { toPlainText } from "../../html/plainText.ts";
import { balanceAmounts } from "../../money/balanceAmounts.ts";
import { sumMoney } from "../../money/sumMoney.ts";
import { toOrderCoupons, type OrderCouponFields } from "./toOrderCoupons.ts";
import { toTaxes, type TaxLineFields } from "./toTaxes.ts";
import { toOrderLine, type OrderLineFields } from "./toOrderLine.ts";
import { toOrderStatus, type OrderStatusFields } from "./toOrderStatus.ts";

/** Entry of an order's meta data. */
type MetaField = { readonly key: string; readonly value?: string | null } | null;

/** Fields of the fragment `OrderDetail`. */
export interface OrderFields extends OrderCouponFields, OrderStatusFields {
  readonly databaseId: number | null;
  readonly orderNumber: string | null;
  readonly date: string | null;
  readonly total: string | null;
  readonly rawTotal?: string | null;
  readonly totalTax: string | null;
  readonly rawTotalTax?: string | null;
  readonly discountTotal: string | null;
  readonly rawDiscountTotal?: string | null;
  readonly discountTax?: string | null;
  readonly rawDiscountTax?: string | null;
  readonly shippingTotal: string | null;
  readonly rawShippingTotal?: string | null;
  readonly shippingTax?: string | null;
  readonly rawShippingTax?: string | null;
  readonly paymentMethod?: string | null;
  readonly paymentMethodTitle: string | null;
  readonly customerNote?: string | null;
  readonly billing: AddressFields | null;
  readonly shipping: AddressFields | null;
  readonly needsShippingAddress?: boolean | null;
  readonly shippingLines?: { readonly nodes: readonly { readonly methodTitle: string | null }[] } | null;
  readonly lineItems: { readonly nodes: readonly OrderLineFields[] } | null;
  readonly hasDownloadableItem?: boolean | null;
  readonly downloadableItems?: { readonly nodes: readonly DownloadFields[] } | null;
  readonly repair?: readonly MetaField[] | null;
  readonly invoice?: readonly MetaField[] | null;
  readonly arrival?: readonly MetaField[] | null;
  readonly refunds?: { readonly nodes: readonly { readonly amount: number | null }[] } | null;
  readonly taxLines?: { readonly nodes: readonly TaxLineFields[] } | null;
}

/** Maps an order, and converts the shop's net amounts to gross amounts. Returns null for an order without an id. */
export function toOrder(fields: OrderFields, currency: string): Order | null {
  if (fields.databaseId === null) return null;
  const orderLines = (fields.lineItems?.nodes ?? []).map((node) => toOrderLine(node, currency));
  const totals = toTotals(fields, orderLines, currency);
  return {
    id: fields.databaseId,
    number: fields.orderNumber ?? String(fields.databaseId),
    date: fields.date ?? "",
    ...toOrderStatus(fields),
    lines: adjustLinesToTotal(orderLines, totals.goods),
    totals,
    ...toCouponField(fields, currency),
    paymentTitle: toPlainText(fields.paymentMethodTitle),
    ...(fields.paymentMethod ? { paymentMethod: fields.paymentMethod } : {}),
    shippingTitle: (fields.shippingLines?.nodes ?? []).map(({ methodTitle }) => toPlainText(methodTitle)).join(", "),
    note: decodeName(fields.customerNote),
    billing: toAddress(fields.billing),
    shipping: isShipped(fields) ? toShippingAddress(fields.shipping) : null,
    ...toArrivalField(fields.arrival),
    ...(isPickupOrder(fields) ? { isPickup: true } : {}),
    ...toInvoiceNumber(fields.invoice),
    ...toRefundedField(fields.refunds, currency),
    ...toRepairFields(fields.repair),
    ...(fields.hasDownloadableItem ? { hasFiles: true } : {}),
    ...(fields.downloadableItems
      ? { downloads: fields.downloadableItems.nodes.flatMap((node) => toDownload(node) ?? []) }
      : {}),
  };
}

/**
 * Returns whether an order is collected: it has a shipping method, and WooCommerce hides the shipping address of its
 * pickup methods.
 */
const isPickupOrder = ({ shippingLines, needsShippingAddress }: OrderFields): boolean =>
  needsShippingAddress === false && (shippingLines?.nodes.length ?? 0) > 0;

/**
 * Returns whether an order has goods to hand over. WooCommerce may copy a customer's address into an order of a repair or
 * of files, which has no shipping method.
 */
const isShipped = ({ shippingLines, needsShippingAddress }: OrderFields): boolean =>
  needsShippingAddress !== false || (shippingLines?.nodes.length ?? 0) > 0;

function toCouponField(fields: OrderFields, currency: string): Pick<Order, "coupons"> {
  const coupons = toOrderCoupons(fields, currency);
  return coupons.length > 0 ? { coupons } : {};
}

/** Reads the dates of delivery that the gateway has written into the order. */
function toArrivalField(fields: OrderFields["arrival"]): Pick<Order, "arrival"> {
  const arrival = parseArrival(fields?.map((entry) => entry?.value ?? "").find(Boolean) ?? "");
  return arrival ? { arrival } : {};
}

/** Reads the number of the invoice that a plugin of the shop has written into the order. */
function toInvoiceNumber(fields: OrderFields["invoice"]): Pick<Order, "invoiceNumber"> {
  const invoiceNumber = fields?.map((entry) => entry?.value?.trim() ?? "").find(Boolean);
  return invoiceNumber ? { invoiceNumber } : {};
}

/** Adds up what was paid back. The amounts are numbers with errors of floating point, far below the smallest unit. */
function toRefundedField(fields: OrderFields["refunds"], currency: string): Pick<Order, "refunded"> {
  const refunded = sumMoney(
    (fields?.nodes ?? []).map(({ amount }) => [amount?.toFixed(MAX_REFUND_DECIMALS), null]),
    currency,
  );
  return refunded.minor > 0 ? { refunded } : {};
}

/** WooCommerce stores amounts with at most four decimals more than the currency has. */
const MAX_REFUND_DECIMALS = 6;

function toRepairFields(fields: OrderFields["repair"]): Pick<Order, "repair" | "otherRepairs"> {
  const meta = Object.fromEntries((fields ?? []).flatMap((entry) => (entry ? [[entry.key, entry.value ?? ""]] : [])));
  const repair = parseRepairDetails(meta);
  const otherRepairs = parseOrderRepairs(meta).slice(1);
  return { ...(repair && { repair }), ...(otherRepairs.length > 0 && { otherRepairs }) };
}

/** Adjusts lines so that they add up to `goods`: cents lost by rounding are added to the most expensive line. */
function adjustLinesToTotal(lines: readonly OrderLine[], goods: Money): readonly OrderLine[] {
  const roundingDifference = goods.minor - lines.reduce((sum, { total }) => sum + total.minor, 0);
  if (roundingDifference === 0) return lines;
  const mostExpensiveLine = lines.toSorted((a, b) => b.total.minor - a.total.minor)[0];
  return lines.map((line) =>
    line === mostExpensiveLine
      ? { ...line, total: { ...line.total, minor: line.total.minor + roundingDifference } }
      : line,
  );
}

function toTotals(fields: OrderFields, lines: readonly OrderLine[], currency: string): Order["totals"] {
  const zeroAmount = sumMoney([], currency);
  const shipping = sumMoney(
    [
      [fields.rawShippingTotal, fields.shippingTotal],
      [fields.rawShippingTax, fields.shippingTax],
    ],
    currency,
  );
  const total = sumMoney([[fields.rawTotal, fields.total]], currency);
  const goods = lines.reduce((sum, { total: amount }) => addMoney(sum, amount), zeroAmount);
  const discount = sumMoney(
    [
      [fields.rawDiscountTotal, fields.discountTotal],
      [fields.rawDiscountTax, fields.discountTax],
    ],
    currency,
  );
  const tax = sumMoney([[fields.rawTotalTax, fields.totalTax]], currency);
  const taxes = toTaxes(fields.taxLines?.nodes ?? [], tax);
  return {
    ...balanceAmounts({ goods, discount, shipping, fees: zeroAmount, total }),
    shipping,
    tax,
    ...(taxes ? { taxes } : {}),
    total,
  };
}

/** Maps the shipping address. An order that is not shipped has an empty one, or one with only a country. */
function toShippingAddress(addressFields: AddressFields | null): Order["shipping"] {
  const { email: _email, phone: _phone, ...address } = toAddress(addressFields);
  return address.address1 || address.city || address.postcode ? address : null;
}
