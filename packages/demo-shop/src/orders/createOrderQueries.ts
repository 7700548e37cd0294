import { createConnection, type PageArgs } from "../wordpress/connection.ts";
import type { RequestContext } from "../session/RequestContext.ts";
import { canManageShop } from "../session/canManageShop.ts";
import { parseGlobalId } from "../wordpress/text.ts";
import { UserError } from "../wordpress/UserError.ts";
import { filterOrders, type OrderFilter } from "./filterOrders.ts";
import { findOrder, listOrders } from "./savedOrders.ts";
import type { Order } from "../records/Order.ts";
import { toOrderView } from "./toOrderView.ts";

/**
 * Creates the resolvers of the order queries. An order can be read only by the customer who placed it and by shop
 * managers. Guests cannot read orders, even their own.
 */
export function createOrderQueries(context: RequestContext) {
  const { engine } = context;
  return {
    order: ({
      id,
      idType,
    }: {
      readonly id?: string | null;
      readonly idType?: "DATABASE_ID" | "ID" | "ORDER_KEY" | null;
    }) => {
      const order = findOrderById(context, id ?? "", idType ?? "ID");
      const isOwnOrder = context.user !== null && order.user === context.user.id;
      if (!isOwnOrder && !canManageShop(context)) throw new UserError("Not authorized to access this order");
      return toOrderView(context, order);
    },
    orders: (args: PageArgs & { readonly where?: OrderFilter | null }) => {
      const accessibleOrders = canManageShop(context)
        ? engine.database.list("order").toSorted((left, right) => right.id - left.id)
        : context.user === null
          ? []
          : listOrders(engine, context.user.id);
      return createConnection(
        filterOrders(accessibleOrders, args.where ?? {}),
        args,
        (order) => order.id,
        (order) => toOrderView(context, order),
      );
    },
  };
}

/**
 * Finds an order by its database id, global id or order key.
 * @throws UserError if the order does not exist
 */
export function findOrderById(context: RequestContext, id: string, idType: "DATABASE_ID" | "ID" | "ORDER_KEY"): Order {
  const { engine } = context;
  if (idType === "ORDER_KEY") {
    const number = engine.database.read("orderKey", id);
    const order = number === undefined ? undefined : findOrder(engine, number);
    if (order === undefined) throw new UserError(`No order ID was found corresponding to the order_key: ${id}`);
    return order;
  }
  const globalId = idType === "ID" ? parseGlobalId(id) : null;
  if (idType === "ID" && (globalId === null || !/^\d+$/.test(globalId.id)))
    throw new UserError(`The "global ID" is invalid`);
  const number = Number(globalId?.id ?? id);
  const order = Number.isInteger(number) ? findOrder(engine, number) : undefined;
  if (order === undefined)
    throw new UserError(`No order exists with the ${idType === "ID" ? "global ID" : "database_id"}: ${id}`);
  return order;
}
