import { CASH_GATEWAY, type OrderStatus } from "../order/index.ts";

/**
 * Whether an order has been paid, as far as the shop knows. `unknown`: a payment may have been made that the shop does
 * not have on record, such as a bank transfer on its way.
 */
export type PaymentState = "paid" | "unpaid" | "unknown";

/** Data of an order that tell whether it has been paid. */
interface OrderPayment {
  readonly status: OrderStatus;
  /** The shop's id of the payment method; "" for none. */
  readonly paymentMethod: string;
  /** Whether the shop has recorded a payment. */
  readonly isRecorded: boolean;
  /** Whether something was paid that the total does not contain, such as by gift cards. */
  readonly hasOtherPayments: boolean;
  /** Total of the order, in minor units. */
  readonly total: number;
}

/**
 * Returns whether an order has been paid. WooCommerce records a payment on delivery when the order is completed, which
 * is when it is sent: then the courier may have collected the money or not. An order without an amount may have been
 * paid by gift cards.
 */
export function findPaymentState(payment: OrderPayment): PaymentState {
  const { status, paymentMethod, isRecorded, hasOtherPayments, total } = payment;
  if (total === 0) return "unknown";
  if (paymentMethod === CASH_GATEWAY && status === "completed") return "unknown";
  if (isRecorded) return "paid";
  if (hasOtherPayments) return "unknown";
  if (status === "pending" || status === "failed") return "unpaid";
  return paymentMethod === CASH_GATEWAY && (status === "onHold" || status === "processing") ? "unpaid" : "unknown";
}
