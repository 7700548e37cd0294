import { nextNumber, type Engine } from "../engine/Engine.ts";
import { toCents } from "../money/amount.ts";
import { giveCouponBack } from "../coupons/coupons.ts";
import { refundGiftCard } from "../coupons/giftCards.ts";
import { findUser, saveUser } from "../users/users.ts";
import { releaseStock, reserveStock, stockOf, takeStock } from "../products/stock.ts";
import { grantDownloads, revokeDownloads } from "./downloads.ts";
import { saveOrder } from "./savedOrders.ts";
import type { Order, OrderStatus } from "../records/Order.ts";
import { sendOrderMail, sendStockMail } from "./orderMail.ts";

const WORDS: Readonly<Record<OrderStatus, string>> = {
  PENDING: "Pending payment",
  PROCESSING: "Processing",
  ON_HOLD: "On hold",
  COMPLETED: "Completed",
  CANCELLED: "Cancelled",
  REFUNDED: "Refunded",
  FAILED: "Failed",
  CHECKOUT_DRAFT: "Draft",
};

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  CHECKOUT_DRAFT: ["PENDING", "CANCELLED"],
  PENDING: ["PROCESSING", "ON_HOLD", "COMPLETED", "FAILED", "CANCELLED"],
  FAILED: ["PENDING", "PROCESSING", "ON_HOLD", "COMPLETED", "CANCELLED"],
  ON_HOLD: ["PENDING", "PROCESSING", "COMPLETED", "CANCELLED", "FAILED"],
  PROCESSING: ["COMPLETED", "ON_HOLD", "CANCELLED", "REFUNDED", "FAILED"],
  COMPLETED: ["REFUNDED", "PROCESSING"],
  CANCELLED: ["PENDING", "PROCESSING", "ON_HOLD"],
  REFUNDED: [],
};

/** The states whose pieces have left the shelf. */
const TAKEN: readonly OrderStatus[] = ["PROCESSING", "ON_HOLD", "COMPLETED", "REFUNDED"];

/** A shopkeeper may move an order from one state to the other. */
export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/**
 * Moves an order to a state and does what goes with it: pieces leave the shelf or come back, downloads open,
 * coupons and gift cards are given back, a note and a letter are written.
 */
export function changeOrderStatus(engine: Engine, order: Order, status: OrderStatus, reason = ""): Order {
  if (!mayBecome(order.status, status)) throw new Error(`An order cannot go from ${order.status} to ${status}`);
  const now = engine.now();
  const note = `${reason}${reason === "" ? "" : " "}Order status changed from ${WORDS[order.status]} to ${WORDS[status]}.`;
  const moved: Order = {
    ...order,
    status,
    paid: order.paid ?? (status === "PROCESSING" || status === "COMPLETED" ? now : null),
    completed: status === "COMPLETED" ? now : order.completed,
    notes: [...order.notes, { id: nextNumber(engine, "note", 1), note, created: now, forCustomer: false }],
  };
  const settled = settleOrder(engine, moved);
  if (status === "CANCELLED" || status === "FAILED") giveBack(engine, order);
  if (status === "CANCELLED" || status === "REFUNDED") revokeDownloads(engine, order);
  return settled;
}

/** Brings shelf, downloads and letters in line with an order's state, and keeps the order. */
export function settleOrder(engine: Engine, order: Order): Order {
  const taken = TAKEN.includes(order.status);
  for (const line of order.lines) {
    const product = engine.catalogue.byId.get(line.product);
    if (product === undefined) continue;
    const stock = stockOf(engine, product, line.variation ?? undefined);
    if (taken && !order.stockTaken) {
      takeStock(engine, stock, line.quantity);
      sendStockMail(engine, line.name, stock, line.quantity);
    }
    if (!taken && order.stockTaken) takeStock(engine, stock, -line.quantity);
    if (order.status === "PENDING" && stock.quantity !== null)
      reserveStock(engine, line.keeper, order.id, held(order, line.keeper));
    else releaseStock(engine, line.keeper, order.id);
  }
  const settled: Order = { ...order, stockTaken: taken };
  saveOrder(engine, settled);
  if (settled.status === "PROCESSING" || settled.status === "COMPLETED") {
    grantDownloads(engine, settled);
    const user = settled.user === 0 ? undefined : findUser(engine, settled.user);
    if (user !== undefined && !user.isPaying) saveUser(engine, { ...user, isPaying: true });
  }
  sendOrderMail(engine, settled);
  return settled;
}

const held = (order: Order, keeper: number): number =>
  order.lines.filter((line) => line.keeper === keeper).reduce((all, line) => all + line.quantity, 0);

function giveBack(engine: Engine, order: Order): void {
  const names = [order.billing.email, order.user === 0 ? undefined : String(order.user)].flatMap((name) =>
    name ? [name] : [],
  );
  for (const coupon of order.coupons) {
    giveCouponBack(engine, coupon.code, names);
    if (coupon.giftCard) refundGiftCard(engine, coupon.code, toCents(coupon.amount));
  }
}
