import { getNextSeriesNumber, type Engine } from "../engine/Engine.ts";
import { toCents } from "../money/amount.ts";
import { restoreCoupon } from "../coupons/coupons.ts";
import { refundGiftCard } from "../coupons/giftCards.ts";
import { findUser, saveUser } from "../users/users.ts";
import { releaseStock, reserveStock, getStock, reduceStock } from "../products/stock.ts";
import { grantDownloads, revokeDownloads } from "./downloads.ts";
import { saveOrder } from "./savedOrders.ts";
import type { Order, OrderStatus } from "../records/Order.ts";
import { sendOrderMail, sendStockMail } from "./orderMail.ts";

const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  PENDING: "Pending payment",
  PROCESSING: "Processing",
  ON_HOLD: "On hold",
  COMPLETED: "Completed",
  CANCELLED: "Cancelled",
  REFUNDED: "Refunded",
  FAILED: "Failed",
  CHECKOUT_DRAFT: "Draft",
};

const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  CHECKOUT_DRAFT: ["PENDING", "CANCELLED"],
  PENDING: ["PROCESSING", "ON_HOLD", "COMPLETED", "FAILED", "CANCELLED"],
  FAILED: ["PENDING", "PROCESSING", "ON_HOLD", "COMPLETED", "CANCELLED"],
  ON_HOLD: ["PENDING", "PROCESSING", "COMPLETED", "CANCELLED", "FAILED"],
  PROCESSING: ["COMPLETED", "ON_HOLD", "CANCELLED", "REFUNDED", "FAILED"],
  COMPLETED: ["REFUNDED", "PROCESSING"],
  CANCELLED: ["PENDING", "PROCESSING", "ON_HOLD"],
  REFUNDED: [],
};

/** Order statuses in which the stock of the ordered items has been reduced. */
const STOCK_REDUCING_STATUSES: readonly OrderStatus[] = ["PROCESSING", "ON_HOLD", "COMPLETED", "REFUNDED"];

/** Returns whether an order may change from one status to another. */
export const canChangeStatus = (currentStatus: OrderStatus, nextStatus: OrderStatus): boolean =>
  TRANSITIONS[currentStatus].includes(nextStatus);

/**
 * Changes the status of an order and applies the effects: updates stock and downloads, restores coupons and gift cards,
 * adds a note, and sends an e-mail.
 */
export function changeOrderStatus(engine: Engine, order: Order, status: OrderStatus, reason = ""): Order {
  if (!canChangeStatus(order.status, status)) throw new Error(`An order cannot go from ${order.status} to ${status}`);
  const now = engine.now();
  const note = `${reason}${reason === "" ? "" : " "}Order status changed from ${STATUS_LABELS[order.status]} to ${STATUS_LABELS[status]}.`;
  const changedOrder: Order = {
    ...order,
    status,
    paid: order.paid ?? (status === "PROCESSING" || status === "COMPLETED" ? now : null),
    completed: status === "COMPLETED" ? now : order.completed,
    notes: [...order.notes, { id: getNextSeriesNumber(engine, "note", 1), note, created: now, forCustomer: false }],
  };
  const savedOrder = applyOrderEffects(engine, changedOrder);
  if (status === "CANCELLED" || status === "FAILED") restoreCoupons(engine, order);
  if (status === "CANCELLED" || status === "REFUNDED") revokeDownloads(engine, order);
  return savedOrder;
}

/** Applies the effects of an order's status to stock, downloads and e-mails, and saves the order. */
export function applyOrderEffects(engine: Engine, order: Order): Order {
  const reducesStock = STOCK_REDUCING_STATUSES.includes(order.status);
  for (const line of order.lines) {
    const product = engine.catalogue.byId.get(line.product);
    if (product === undefined) continue;
    const stock = getStock(engine, product, line.variation ?? undefined);
    if (reducesStock && !order.stockTaken) {
      reduceStock(engine, stock, line.quantity);
      sendStockMail(engine, line.name, stock, line.quantity);
    }
    if (!reducesStock && order.stockTaken) reduceStock(engine, stock, -line.quantity);
    if (order.status === "PENDING" && stock.quantity !== null)
      reserveStock(engine, line.keeper, order.id, countOrderedPieces(order, line.keeper));
    else releaseStock(engine, line.keeper, order.id);
  }
  const savedOrder: Order = { ...order, stockTaken: reducesStock };
  saveOrder(engine, savedOrder);
  if (savedOrder.status === "PROCESSING" || savedOrder.status === "COMPLETED") {
    grantDownloads(engine, savedOrder);
    const user = savedOrder.user === 0 ? undefined : findUser(engine, savedOrder.user);
    if (user !== undefined && !user.isPaying) saveUser(engine, { ...user, isPaying: true });
  }
  sendOrderMail(engine, savedOrder);
  return savedOrder;
}

const countOrderedPieces = (order: Order, stockOwner: number): number =>
  order.lines.filter((line) => line.keeper === stockOwner).reduce((sum, line) => sum + line.quantity, 0);

function restoreCoupons(engine: Engine, order: Order): void {
  const names = [order.billing.email, order.user === 0 ? undefined : String(order.user)].flatMap((name) =>
    name ? [name] : [],
  );
  for (const coupon of order.coupons) {
    restoreCoupon(engine, coupon.code, names);
    if (coupon.giftCard) refundGiftCard(engine, coupon.code, toCents(coupon.amount));
  }
}
