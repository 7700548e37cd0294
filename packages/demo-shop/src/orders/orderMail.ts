import type { Engine } from "../engine/Engine.ts";
import { formatAmount, formatCents } from "../money/formatMoney.ts";
import type { Stock } from "../products/stock.ts";
import type { Order } from "../records/Order.ts";

const MAIL_SUBJECTS: Partial<Readonly<Record<Order["status"], string>>> = {
  PROCESSING: "Your {shop} order has been received!",
  ON_HOLD: "Your {shop} order has been received!",
  COMPLETED: "Your {shop} order is now complete",
  CANCELLED: "Your {shop} order has been cancelled",
  REFUNDED: "Your {shop} order has been refunded",
};

/** Sends the customer an e-mail about a new status of the order. Internal statuses cause no e-mail. */
export function sendOrderMail(engine: Engine, order: Order): void {
  const subject = MAIL_SUBJECTS[order.status];
  const recipient = order.billing.email;
  if (subject === undefined || !recipient) return;
  const lines = order.lines.map(
    (line) => `${line.quantity} × ${line.name}  ${formatAmount(line.subtotal + line.subtotalTax)}`,
  );
  const codes = order.coupons.map(
    ({ code, amount, tax, giftCard }) =>
      `${giftCard ? `Gift card …${code.slice(-4)}` : `Coupon ${code.toUpperCase()}`}: ${amount + tax > 0 ? `-${formatAmount(amount + tax)}` : "applied"}`,
  );
  const text = [
    `Hi ${order.billing.firstName ?? ""},`.replace(" ,", ","),
    "",
    `Order #${order.id}`,
    ...lines,
    ...codes,
    ...(order.shippingLine ? [formatShipping(order, order.shippingLine)] : []),
    `Total: ${formatCents(order.total)}`,
    ...formatPaymentInstructions(engine, order),
    "",
    `View your order: ${linkTo(engine, order)}`,
  ].join("\n");
  engine.mailbox.send({
    to: recipient,
    subject: subject.replace("{shop}", engine.settings.title),
    text,
    sent: new Date(engine.now()).toISOString(),
  });
}

/** Writes what is sent and for how much; what is collected has no courier. */
function formatShipping(
  { shippingTotal, shippingTax }: Order,
  { method, title }: NonNullable<Order["shippingLine"]>,
): string {
  const cost = shippingTotal + shippingTax;
  return `${method === "local_pickup" ? "Collection" : "Shipping"}: ${title}, ${cost > 0 ? formatAmount(cost) : "free"}`;
}

/** Writes how to pay by bank transfer: the account as the payment method says it, reference and amount. */
function formatPaymentInstructions(
  { settings }: Engine,
  { id, status, paymentMethod, total }: Order,
): readonly string[] {
  const gateway = settings.gateways.find((candidate) => candidate.id === paymentMethod);
  if (status !== "ON_HOLD" || paymentMethod !== "bacs" || !gateway) return [];
  const account = (gateway.description ?? "").split(/<br *\/?>/);
  return ["", ...account, `Amount: ${formatCents(total)}`, `Reference: ${id}`];
}

/** Languages of the storefront that have a prefix in its URLs. */
const PREFIXED_LANGUAGES: readonly string[] = ["de", "es", "fr", "it", "pt-br"];

/**
 * Creates the link to an order, in the language that it was placed in: in the account, or for guests to its status, with
 * the order key as their proof.
 */
function linkTo({ frontUrl }: Engine, { id, key, user, metaData }: Order): string {
  const language = metaData.find((entry) => entry.key === "storefront_language")?.value ?? "";
  const base = PREFIXED_LANGUAGES.includes(language) ? `${frontUrl}/${language}` : frontUrl;
  return user === 0 ? `${base}/order-status?number=${id}&key=${key}` : `${base}/my-account/view-order/${id}/`;
}

/** Notifies the shop by e-mail if a sale leaves a product low in stock or out of stock. */
export function sendStockMail(engine: Engine, name: string, previousStock: Stock, soldQuantity: number): void {
  if (previousStock.quantity === null) return;
  const remainingQuantity = previousStock.quantity - soldQuantity;
  const lowStockAmount = previousStock.lowStockAmount ?? engine.settings.lowStockAmount;
  if (remainingQuantity > lowStockAmount || previousStock.quantity <= 0) return;
  const [subject, text] =
    remainingQuantity <= 0
      ? ["Product out of stock", `${name} is out of stock.`]
      : ["Product low in stock", `${name} is low in stock. There are ${remainingQuantity} left.`];
  engine.mailbox.send({
    to: engine.settings.email,
    subject: `[${engine.settings.title}] ${subject}`,
    text,
    sent: new Date(engine.now()).toISOString(),
  });
}
