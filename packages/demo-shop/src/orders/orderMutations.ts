import { nextNumber } from "../engine/Engine.ts";
import type { Turn } from "../session/Turn.ts";
import { UserError } from "../wordpress/UserError.ts";
import { changeOrderStatus, mayBecome } from "./changeOrderStatus.ts";
import { saveOrder } from "./savedOrders.ts";
import type { Order, OrderStatus } from "../records/Order.ts";
import { lookUp, managesShop } from "./orderQueries.ts";
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

/** What a shop manager does to an order through GraphQL. */
export function orderMutations(turn: Turn) {
  const { engine } = turn;
  const find = (id: string): Order => {
    if (!managesShop(turn)) throw new UserError("User does not have the capabilities necessary to update an order.");
    return lookUp(turn, id, /^\d+$/.test(id) ? "DATABASE_ID" : "ID");
  };
  return {
    updateOrder: ({ input: { id, status, metaData } }: { readonly input: OrderChange }) => {
      const order = find(id ?? "");
      const set = new Map(order.metaData.map(({ key, value }) => [key, value]));
      for (const { key, value } of metaData ?? []) set.set(key, value);
      const noted: Order = { ...order, metaData: [...set].map(([key, value]) => ({ key, value })) };
      const isMove = status != null && status !== order.status;
      if (isMove && !mayBecome(order.status, status))
        throw new UserError(`An order cannot go from ${order.status} to ${status}`);
      const changed = isMove ? changeOrderStatus(engine, noted, status) : noted;
      saveOrder(engine, changed);
      return { order: orderView(turn, changed) };
    },
    createOrderNote: ({ input: { orderId, note, isCustomerNote } }: { readonly input: NewOrderNote }) => {
      const order = find(orderId ?? "");
      const written = {
        id: nextNumber(engine, "note", 1),
        note: note ?? "",
        created: engine.now(),
        forCustomer: isCustomerNote ?? false,
      };
      const noted: Order = { ...order, notes: [...order.notes, written] };
      saveOrder(engine, noted);
      return { order: orderView(turn, noted), orderNote: orderNoteView(turn, written) };
    },
  };
}
