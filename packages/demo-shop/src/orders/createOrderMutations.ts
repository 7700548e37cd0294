import { getNextSeriesNumber } from "../engine/Engine.ts";
import type { RequestContext } from "../session/RequestContext.ts";
import { UserError } from "../wordpress/UserError.ts";
import { changeOrderStatus, canChangeStatus } from "./changeOrderStatus.ts";
import { saveOrder } from "./savedOrders.ts";
import type { Order, OrderStatus } from "../records/Order.ts";
import { findOrderById } from "./createOrderQueries.ts";
import { canManageShop } from "../session/canManageShop.ts";
import { findUser } from "../users/users.ts";
import { toOrderNoteView, toOrderView } from "./toOrderView.ts";

interface OrderChange {
  readonly id?: string | null;
  readonly customerId?: string | null;
  readonly status?: OrderStatus | null;
  readonly metaData?: readonly { readonly key: string; readonly value: string }[] | null;
}

interface NewOrderNote {
  readonly orderId?: string | null;
  readonly note?: string | null;
  readonly isCustomerNote?: boolean | null;
}

/** Creates the resolvers of the order mutations for shop managers. */
export function createOrderMutations(context: RequestContext) {
  const { engine } = context;
  const findOrder = (id: string): Order => {
    if (!canManageShop(context))
      throw new UserError("User does not have the capabilities necessary to update an order.");
    return findOrderById(context, id, /^\d+$/.test(id) ? "DATABASE_ID" : "ID");
  };
  const findCustomerId = (id: string): number => {
    const customer = /^\d+$/.test(id) ? findUser(engine, Number(id)) : undefined;
    if (!customer) throw new UserError("Customer ID is invalid.");
    return customer.id;
  };
  return {
    updateOrder: ({ input: { id, customerId, status, metaData } }: { readonly input: OrderChange }) => {
      const order = findOrder(id ?? "");
      const metaDataByKey = new Map(order.metaData.map(({ key, value }) => [key, value]));
      for (const { key, value } of metaData ?? []) metaDataByKey.set(key, value);
      const orderWithMetaData: Order = {
        ...order,
        user: customerId == null ? order.user : findCustomerId(customerId),
        metaData: [...metaDataByKey].map(([key, value]) => ({ key, value })),
      };
      const isStatusChange = status != null && status !== order.status;
      if (isStatusChange && !canChangeStatus(order.status, status))
        throw new UserError(`An order cannot go from ${order.status} to ${status}`);
      const changedOrder = isStatusChange ? changeOrderStatus(engine, orderWithMetaData, status) : orderWithMetaData;
      saveOrder(engine, changedOrder);
      return { order: toOrderView(context, changedOrder) };
    },
    createOrderNote: ({ input: { orderId, note, isCustomerNote } }: { readonly input: NewOrderNote }) => {
      const order = findOrder(orderId ?? "");
      const savedNote = {
        id: getNextSeriesNumber(engine, "note", 1),
        note: note ?? "",
        created: engine.now(),
        forCustomer: isCustomerNote ?? false,
      };
      const changedOrderWithNote: Order = { ...order, notes: [...order.notes, savedNote] };
      saveOrder(engine, changedOrderWithNote);
      return { order: toOrderView(context, changedOrderWithNote), orderNote: toOrderNoteView(context, savedNote) };
    },
  };
}
