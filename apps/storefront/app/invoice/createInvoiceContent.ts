import {
  addMoney,
  findDefaultGateway,
  findDefaultRate,
  formatMoney,
  isInvoiceable,
  isFreeOrder,
  isPaidAtCounter,
  isReduction,
  listOrderAmounts,
  wasPaidOrder,
  type Money,
  type Order,
  type OrderAmount,
  type Settings,
} from "@rewire/domain";
import type { Seller } from "@rewire/gateway";
import type { MessageKey } from "@rewire/messages";
import type { IntlShape } from "react-intl";
import { listAddressLines } from "./listAddressLines.ts";
import type { InvoiceRow, InvoiceContent } from "./InvoiceContent.ts";

const AMOUNT_LABELS: Readonly<Record<OrderAmount["kind"], MessageKey>> = {
  goods: "cart.subtotal",
  coupon: "cart.couponLine",
  giftCard: "cart.giftCardLine",
  discount: "cart.discount",
  shipping: "cart.delivery",
  fees: "cart.fees",
  tax: "cart.tax",
};

interface InvoiceSource {
  readonly order: Order;
  readonly seller: Seller;
  readonly settings: Settings;
  /** Messages and formats of the reader's language. */
  readonly intl: IntlShape;
}

/**
 * Creates the content of an order's invoice, or of an order confirmation if there is no invoice. The amounts are the
 * same as on the order page.
 */
export function createInvoiceContent({ order, seller, settings, intl }: InvoiceSource): InvoiceContent {
  const formatText = (id: MessageKey, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const { priceLocale } = settings.shop;
  const formatPrice = (money: Money) => formatMoney(money, priceLocale === "auto" ? intl.locale : priceLocale);
  const isInvoice = isInvoiceable(order, settings.place);
  const number = isInvoice ? (order.invoiceNumber ?? order.number) : order.number;
  const title = formatText(isInvoice ? "invoice.title" : "invoice.confirmationTitle", { number });
  const fileName = formatText(isInvoice ? "invoice.fileName" : "invoice.confirmationFileName", { number });
  return {
    language: intl.locale,
    title,
    fileName: `${fileName.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")}.pdf`,
    seller: { name: settings.site.siteName, details: listSellerDetails(seller, settings, formatText) },
    notice: createNotice(order, isInvoice, formatText),
    facts: [
      ...(isInvoice ? [{ label: formatText("invoice.number"), value: number }] : []),
      { label: formatText("invoice.orderNumber"), value: order.number },
      { label: formatText("invoice.date"), value: formatDay(order.date, intl) },
    ],
    addresses: listAddresses(order, intl.locale, formatText),
    columns: {
      item: formatText("invoice.item"),
      quantity: formatText("invoice.quantity"),
      amount: formatText("invoice.amount"),
    },
    lines: order.lines.map(({ name, options, quantity, total }) => ({
      name,
      options: options.join(", "),
      quantity: intl.formatNumber(quantity),
      amount: formatPrice(total),
    })),
    ...createTotals(order, formatText, formatPrice),
    includedTaxes: listIncludedTaxes(order, formatText, formatPrice),
    remarks: listRemarks(order, formatText),
    formatPage: (page, count) => formatText("invoice.page", { title, page, count }),
  };
}

/**
 * Creates the amounts, their total, and the payments by gift cards. The included tax is that of the total before the
 * gift cards, which are means of payment.
 */
function createTotals(
  order: Order,
  formatText: TextFormatter,
  formatPrice: (money: Money) => string,
): Pick<InvoiceContent, "amounts" | "total" | "payments"> {
  const describe = (amount: OrderAmount) => describeAmount(amount, order, formatText, formatPrice);
  const amounts = listOrderAmounts(order);
  const giftCards = amounts.filter(({ kind }) => kind === "giftCard");
  const { total } = order.totals;
  const totalBeforeGiftCards = giftCards.reduce((sum, { amount }) => addMoney(sum, amount), total);
  const isRestPaid = wasPaidOrder(order) && total.minor > 0;
  const rest = { label: formatText(isRestPaid ? "cart.paid" : "cart.toPay"), value: formatPrice(total) };
  return {
    amounts: amounts.filter(({ kind }) => kind !== "giftCard").map(describe),
    total: { label: formatText("cart.total"), value: formatPrice(totalBeforeGiftCards) },
    payments: giftCards.length > 0 ? [...giftCards.map(describe), rest] : [],
  };
}

/** Describes an amount as the order's page does. */
function describeAmount(
  entry: OrderAmount,
  { isPickup = false, shipping, totals }: Order,
  formatText: TextFormatter,
  formatPrice: (money: Money) => string,
): InvoiceRow {
  const { kind, amount } = entry;
  if (kind === "shipping") {
    const label = formatText(isPickup ? "cart.collection" : AMOUNT_LABELS.shipping);
    return { label, value: amount.minor === 0 ? formatText("cart.deliveryFree") : formatPrice(amount) };
  }
  const label = formatText(AMOUNT_LABELS[kind], "code" in entry ? { code: entry.code.toUpperCase() } : undefined);
  if (kind === "coupon" && amount.minor === 0)
    return {
      label,
      value: formatText(shipping && totals.shipping.minor === 0 ? "cart.couponFreeDelivery" : "cart.codeApplied"),
    };
  return { label, value: `${isReduction(entry) ? "−" : ""}${formatPrice(amount)}` };
}

type TextFormatter = (id: MessageKey, values?: Record<string, string | number>) => string;

function createNotice(order: Order, isInvoice: boolean, formatText: TextFormatter): string | null {
  const { status } = order;
  if (isInvoice) return status === "refunded" ? formatText("invoice.refunded") : null;
  if (status === "failed") return formatText("invoice.failed");
  if (status === "cancelled") return formatText("invoice.cancelled");
  return formatText(status === "processing" || wasPaidOrder(order) ? "invoice.noSeller" : "invoice.unpaid");
}

/** Formats the day of an order on the shop's clock, which is that of its timestamp. */
const formatDay = (date: string, intl: IntlShape): string =>
  intl.formatDate(`${date.slice(0, 10)}T12:00:00Z`, {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });

function listSellerDetails(seller: Seller, { site, place }: Settings, formatText: TextFormatter): readonly string[] {
  const postcodeAndCity = `${place.postcode} ${place.city}`.trim();
  return [
    seller.name === site.siteName ? "" : seller.name,
    [place.street, postcodeAndCity].filter(Boolean).join(", "),
    [site.number, site.email].filter(Boolean).join(" · "),
    seller.vatId && formatText("invoice.vatId", { id: seller.vatId }),
  ].filter(Boolean);
}

function listAddresses(
  { billing, shipping, isPickup = false }: Order,
  language: string,
  formatText: TextFormatter,
): InvoiceContent["addresses"] {
  const billingLines = listAddressLines(billing, language);
  return [
    ...(billingLines.length > 0
      ? [
          {
            title: formatText("order.billing"),
            lines: [...billingLines, billing.email, billing.phone].filter(Boolean),
          },
        ]
      : []),
    ...(shipping && !isPickup
      ? [{ title: formatText("order.delivery"), lines: listAddressLines(shipping, language) }]
      : []),
  ];
}

function listIncludedTaxes(
  { totals }: Order,
  formatText: TextFormatter,
  formatPrice: (money: Money) => string,
): readonly InvoiceRow[] {
  if (totals.isNet || totals.tax.minor === 0) return [];
  const taxes = totals.taxes ?? [{ label: "", amount: totals.tax }];
  return taxes.map(({ label, amount }) => ({
    label: formatText("invoice.includedTax", { label: label || formatText("invoice.vat") }),
    value: formatPrice(amount),
  }));
}

const formatRateTitle = (title: string, formatText: TextFormatter): string => {
  const rate = findDefaultRate(title);
  return rate === null ? title : formatText(`checkout.rate.${rate}`);
};

const formatPaymentTitle = (order: Order, formatText: TextFormatter): string => {
  if (isPaidAtCounter(order)) return formatText("checkout.payAtCounter");
  const { paymentMethod, paymentTitle } = order;
  const gateway = findDefaultGateway(paymentMethod, paymentTitle);
  return gateway === null ? paymentTitle : formatText(`checkout.gateway.${gateway}`);
};

function listRemarks(order: Order, formatText: TextFormatter): readonly InvoiceRow[] {
  const { shippingTitle, isPickup = false, note } = order;
  return [
    {
      label: formatText(isPickup ? "order.collection" : "order.shippingBy"),
      value: formatRateTitle(shippingTitle, formatText),
    },
    {
      label: formatText("order.payment"),
      value: isFreeOrder(order) ? "" : formatPaymentTitle(order, formatText),
    },
    { label: formatText("order.note"), value: note },
  ].filter(({ value }) => value.trim() !== "");
}
