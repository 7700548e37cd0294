import type { CartTotals } from "../cart/calculateCart.ts";
import { findCoupon, isGiftCard } from "../coupons/coupons.ts";
import type { User } from "../records/User.ts";
import { getNextSeriesNumber, type Engine } from "../engine/Engine.ts";
import { applyOrderEffects } from "../orders/changeOrderStatus.ts";
import type { Order, OrderLine, OrderStatus } from "../records/Order.ts";
import type { PaymentGatewaySettings } from "../settings/ShopSettings.ts";
import type { Address } from "../records/Session.ts";
import type { CheckoutInput } from "./checkoutInput.ts";

/** Data of a new order other than the contents of the cart. */
export interface NewOrder {
  readonly owner: User | null;
  readonly billing: Address;
  readonly shipping: Address;
  readonly input: CheckoutInput;
  readonly gateway: PaymentGatewaySettings | undefined;
}

/** Creates an order from a cart and applies the effects of its initial status. */
export function placeOrder(
  engine: Engine,
  totals: CartTotals,
  { owner, billing, shipping, input, gateway }: NewOrder,
): Order {
  const item = () => getNextSeriesNumber(engine, "orderItem", 1);
  const lines = totals.lines.map((line) => toOrderLine(line, item()));
  const needsProcessing = totals.lines.some(
    ({ cartProduct }) => !(cartProduct.product.virtual && cartProduct.product.downloadable),
  );
  const hasDownloads = totals.lines.some(({ cartProduct }) => cartProduct.product.downloadable);
  const isPaid = Boolean(input.isPaid) || totals.total === 0 || isCharged(engine, input, totals.total);
  const id = getNextSeriesNumber(engine, "order", engine.settings.firstOrderId);
  const order: Order = {
    id,
    key: `wc_order_${engine.token(13, "letters")}`,
    status: getInitialStatus(gateway, { paid: isPaid, needsProcessing, hasDownloads }),
    created: engine.now(),
    paid: isPaid ? engine.now() : null,
    completed: null,
    user: owner?.id ?? 0,
    billing,
    shipping,
    lines,
    shippingLine:
      totals.chosenRate === null
        ? null
        : {
            id: item(),
            method: totals.chosenRate.method,
            title: totals.chosenRate.label,
            total: totals.chosenRate.cost,
            tax: totals.shippingTax,
          },
    coupons: totals.coupons.map((coupon) => ({
      id: item(),
      ...coupon,
      giftCard: isGiftCard(findCoupon(engine, coupon.code)),
    })),
    ...toOrderTotals(totals),
    paymentMethod: gateway?.id ?? "",
    paymentTitle: gateway?.title ?? "",
    transactionId: input.transactionId || null,
    customerNote: input.customerNote || null,
    metaData: (input.metaData ?? []).map(({ key, value }) => ({ key, value })),
    notes: [
      {
        id: getNextSeriesNumber(engine, "note", 1),
        note: isPaid ? "Payment received." : `Awaiting ${(gateway?.title ?? "payment").toLowerCase()}.`,
        created: engine.now(),
        forCustomer: false,
      },
    ],
    refunds: [],
    stockTaken: false,
    needsProcessing,
    hasDownloads,
  };
  return applyOrderEffects(engine, order);
}

const toOrderLine = (
  { line, cartProduct, subtotal, subtotalTax, total, tax }: CartTotals["lines"][number],
  id: number,
): OrderLine => ({
  id,
  product: line.product,
  variation: line.variation,
  name: cartProduct.name,
  attributes: line.attributes,
  quantity: line.quantity,
  subtotal,
  subtotalTax,
  total,
  tax,
  keeper: cartProduct.stock.stockOwner,
});

const toOrderTotals = (totals: CartTotals) => ({
  subtotal: totals.subtotal,
  discount: totals.discount,
  discountTax: totals.discountTax,
  shippingTotal: totals.shipping,
  shippingTax: totals.shippingTax,
  cartTax: totals.contentsTax,
  taxRate: totals.rate,
  total: totals.total,
});

/** Returns whether the card network confirms the payment of the full amount. */
function isCharged(engine: Engine, input: CheckoutInput, total: number): boolean {
  if (input.paymentMethod !== "stripe" || !input.transactionId) return false;
  const intent = engine.cards.intent(input.transactionId);
  return intent?.status === "succeeded" && intent.refunded === 0 && intent.amount >= total - 1;
}

function getInitialStatus(
  gateway: PaymentGatewaySettings | undefined,
  order: { paid: boolean; needsProcessing: boolean; hasDownloads: boolean },
): OrderStatus {
  if (order.paid) return order.needsProcessing ? "PROCESSING" : "COMPLETED";
  if (gateway?.id === "cod" && order.hasDownloads) return "ON_HOLD";
  return gateway?.orderStatus ?? "PENDING";
}
