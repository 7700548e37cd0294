import { nextInSeries } from "../engine/Engine.ts";
import type { RequestContext } from "../session/RequestContext.ts";
import { UserError } from "../wordpress/UserError.ts";
import { changeOrderStatus, canBecome } from "./changeOrderStatus.ts";
import { saveOrder } from "./savedOrders.ts";
import type { Order, OrderStatus } from "../records/Order.ts";
import { findOrderById, managesShop } from "./orderQueries.ts";
import { orderNoteView, orderView } from "./orderView.ts";

interface OrderChange {
  readonly id?: string | null;
  readonly status?: OrderStatus | null;
  readonly metaData?: readonly { readonly key: string; readonly value: string }[] | null;
}

interface NewOrderNote {
  readonly orderId?: string | null;
  readonly note?: string | null;
  readonly isCustomerNote?: boolean | null;
}

/** Resolvers of the order mutations for shop managers. */
export function orderMutations(context: RequestContext) {
  const { engine } = context;
  const find = (id: string): Order => {
    if (!managesShop(context)) throw new UserError("User does not have the capabilities necessary to update an order.");
    return findOrderById(context, id, /^\d+$/.test(id) ? "DATABASE_ID" : "ID");
  };
  return {
    updateOrder: ({ input: { id, status, metaData } }: { readonly input: OrderChange }) => {
      const order = find(id ?? "");
      const set = new Map(order.metaData.map(({ key, value }) => [key, value]));
      for (const { key, value } of metaData ?? []) set.set(key, value);
      const withMetaData: Order = { ...order, metaData: [...set].map(([key, value]) => ({ key, value })) };
      const isStatusChange = status != null && status !== order.status;
      if (isStatusChange && !canBecome(order.status, status))
        throw new UserError(`An order cannot go from ${order.status} to ${status}`);
      const changed = isStatusChange ? changeOrderStatus(engine, withMetaData, status) : withMetaData;
      saveOrder(engine, changed);
      return { order: orderView(context, changed) };
    },
    createOrderNote: ({ input: { orderId, note, isCustomerNote } }: { readonly input: NewOrderNote }) => {
      const order = find(orderId ?? "");
      const written = {
        id: nextInSeries(engine, "note", 1),
        note: note ?? "",
        created: engine.now(),
        forCustomer: isCustomerNote ?? false,
      };
      const changed: Order = { ...order, notes: [...order.notes, written] };
      saveOrder(engine, changed);
      return { order: orderView(context, changed), orderNote: orderNoteView(context, written) };
    },
  };
}
