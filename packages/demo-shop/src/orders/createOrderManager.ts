import { getNextSeriesNumber, type Engine } from "../engine/Engine.ts";
import type { Review } from "../records/Review.ts";
import { findUser, saveUser } from "../users/users.ts";
import { saveReview } from "../reviews/writeReview.ts";
import { deleteSessionRows, deleteExpiredSessions } from "../session/sessions.ts";
import { setStock } from "../products/stock.ts";
import { changeOrderStatus } from "./changeOrderStatus.ts";
import { findOrder, needsPayment, saveOrder } from "./savedOrders.ts";
import type { Order, OrderStatus } from "../records/Order.ts";

/** Order administration, as in the admin pages of WordPress. Each operation is one transaction. */
export interface OrderManager {
  readonly orders: () => Order[];
  /** @throws Error for an invalid transition */
  readonly setOrderStatus: (id: number, status: OrderStatus) => Order;
  /** Records the payment of an unpaid order; other orders are unchanged. */
  readonly receivePayment: (id: number, key: string, transactionId: string) => Order;
  readonly cancelUnpaid: (id: number, key: string) => Order;
  /** Records a declined payment; the order can still be paid with another method. */
  readonly failUnpaid: (id: number, key: string) => Order;
  readonly addNote: (id: number, note: string, forCustomer: boolean) => Order;
  /** Sets custom fields of an order. */
  readonly setMetaData: (id: number, fields: Order["metaData"]) => Order;
  readonly setStock: (productOrVariation: number, quantity: number) => void;
  /** Changes the password of an account, which ends its log-ins. */
  readonly setPassword: (user: number, password: string) => void;
  readonly moderateReview: (id: number, status: Review["status"]) => void;
  /** Cancels unpaid orders whose stock reservation has expired. */
  readonly cancelOverdueOrders: () => number;
  /** Deletes guests' carts whose sessions have expired. */
  readonly forgetOldSessions: () => number;
  /**
   * Deletes the rows of all sessions, as database maintenance does; their tokens stay valid. @returns Number of rows.
   */
  readonly deleteSessionRows: () => number;
}

/**
 * Creates the order administration with which the shop's staff manage orders, stock, accounts, reviews and sessions.
 */
export function createOrderManager(engine: Engine): OrderManager {
  const runTransaction = <T>(work: () => T): T => engine.database.transaction(work);
  const findOrderById = (id: number): Order => {
    const order = findOrder(engine, id);
    if (order === undefined) throw new Error(`There is no order ${id}`);
    return order;
  };
  const findOrderByKey = (id: number, key: string): Order => {
    const order = findOrderById(id);
    if (order.key !== key) throw new Error(`The key does not open order ${id}`);
    return order;
  };
  const closeUnpaidOrder = (order: Order, status: OrderStatus, reason: string): Order =>
    needsPayment(order) && order.status !== status ? changeOrderStatus(engine, order, status, reason) : order;
  return {
    orders: () => engine.database.list("order").toSorted((left, right) => right.id - left.id),
    setOrderStatus: (id, status) => runTransaction(() => changeOrderStatus(engine, findOrderById(id), status)),
    receivePayment: (id, key, transactionId) =>
      runTransaction(() => receivePayment(engine, findOrderByKey(id, key), transactionId)),
    cancelUnpaid: (id, key) =>
      runTransaction(() => closeUnpaidOrder(findOrderByKey(id, key), "CANCELLED", "Order cancelled by customer.")),
    failUnpaid: (id, key) =>
      runTransaction(() => closeUnpaidOrder(findOrderByKey(id, key), "FAILED", "Payment failed.")),
    addNote: (id, note, forCustomer) => runTransaction(() => addNote(engine, findOrderById(id), note, forCustomer)),
    setMetaData: (id, fields) =>
      runTransaction(() => {
        const order = findOrderById(id);
        const metaDataByKey = new Map([...order.metaData, ...fields].map(({ key, value }) => [key, value]));
        const changedOrder: Order = { ...order, metaData: [...metaDataByKey].map(([key, value]) => ({ key, value })) };
        saveOrder(engine, changedOrder);
        return changedOrder;
      }),
    setStock: (id, quantity) => runTransaction(() => setStock(engine, id, quantity)),
    setPassword: (id, password) =>
      runTransaction(() => {
        const user = findUser(engine, id);
        if (user === undefined) throw new Error(`There is no account ${id}`);
        saveUser(engine, { ...user, passwordHash: engine.passwords.hash(password, engine.token(32, "hex")) });
      }),
    moderateReview: (id, status) =>
      runTransaction(() => {
        const review = engine.database.read("review", String(id));
        if (review === undefined) throw new Error(`There is no written review ${id}`);
        saveReview(engine, { ...review, status });
      }),
    cancelOverdueOrders: () => runTransaction(() => cancelOverdue(engine)),
    forgetOldSessions: () => runTransaction(() => deleteExpiredSessions(engine)),
    deleteSessionRows: () => runTransaction(() => deleteSessionRows(engine)),
  };
}

function receivePayment(engine: Engine, order: Order, transactionId: string): Order {
  if (!needsPayment(order)) return order;
  return changeOrderStatus(
    engine,
    { ...order, transactionId },
    order.needsProcessing ? "PROCESSING" : "COMPLETED",
    `Payment received (${transactionId}).`,
  );
}

function addNote(engine: Engine, order: Order, note: string, forCustomer: boolean): Order {
  const changedOrder: Order = {
    ...order,
    notes: [...order.notes, { id: getNextSeriesNumber(engine, "note", 1), note, created: engine.now(), forCustomer }],
  };
  saveOrder(engine, changedOrder);
  return changedOrder;
}

function cancelOverdue(engine: Engine): number {
  const latestCreationTime = engine.now() - engine.settings.holdStockMinutes * 60_000;
  const overdueOrders = engine.database
    .list("order")
    // Like WooCommerce, which leaves orders alone that staff have entered.
    .filter((order) => order.status === "PENDING" && !order.createdVia && order.created < latestCreationTime);
  for (const order of overdueOrders)
    changeOrderStatus(engine, order, "CANCELLED", "Unpaid order cancelled - time limit reached.");
  return overdueOrders.length;
}
