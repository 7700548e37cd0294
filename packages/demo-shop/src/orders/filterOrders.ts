import type { Order } from "../records/Order.ts";

/** Filter of orders. It contains the supported fields of the GraphQL argument `where`. */
export interface OrderFilter {
  readonly search?: string | null;
  readonly statuses?: readonly string[] | null;
  readonly billingEmail?: string | null;
  readonly customerId?: number | null;
  readonly productId?: number | null;
  readonly include?: readonly number[] | null;
  readonly exclude?: readonly number[] | null;
}

/** Filters a list of orders. The search text is compared with order numbers, addresses and product names. */
export function filterOrders(orders: readonly Order[], orderFilter: OrderFilter): Order[] {
  const query = orderFilter.search?.toLowerCase();
  return orders.filter((order) => {
    if (orderFilter.statuses?.length && !orderFilter.statuses.includes(order.status)) return false;
    if (orderFilter.billingEmail && order.billing.email?.toLowerCase() !== orderFilter.billingEmail.toLowerCase())
      return false;
    if (orderFilter.customerId && order.user !== orderFilter.customerId) return false;
    if (orderFilter.productId && !order.lines.some((line) => line.product === orderFilter.productId)) return false;
    if (orderFilter.include?.length && !orderFilter.include.includes(order.id)) return false;
    if (orderFilter.exclude?.includes(order.id)) return false;
    if (!query) return true;
    const text = [
      String(order.id),
      ...Object.values(order.billing),
      ...Object.values(order.shipping),
      ...order.lines.map((line) => line.name),
    ].join(" ");
    return text.toLowerCase().includes(query);
  });
}
