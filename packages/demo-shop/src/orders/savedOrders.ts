import type { Order } from "../records/Order.ts";
import type { Engine } from "../engine/Engine.ts";

/** Finds an order by its id. */
export const findOrder = (engine: Engine, id: number): Order | undefined => engine.database.read("order", String(id));

/** Saves an order and its index entries. */
export function saveOrder(engine: Engine, order: Order): void {
  engine.database.write("order", String(order.id), order);
  engine.database.write("orderKey", order.key, order.id);
  if (order.user === 0) return;
  const ids = engine.database.read("customerOrders", String(order.user)) ?? [];
  if (!ids.includes(order.id)) engine.database.write("customerOrders", String(order.user), [order.id, ...ids]);
}

/** Lists the orders of an account, newest first. */
export const listOrders = (engine: Engine, user: number): Order[] =>
  (engine.database.read("customerOrders", String(user)) ?? []).flatMap((id) => findOrder(engine, id) ?? []);

/** Returns whether an order is awaiting payment. */
export const needsPayment = (order: Order): boolean =>
  (order.status === "PENDING" || order.status === "FAILED") && order.total > 0;
