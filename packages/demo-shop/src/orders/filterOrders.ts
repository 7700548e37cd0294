import type { Order } from "../records/Order.ts";

/** Filter of orders: the supported fields of the GraphQL argument `where`. */
export interface OrderFilter {
  readonly search?: string | null;
  readonly statuses?: readonly string[] | null;
  readonly billingEmail?: string | null;
  readonly customerId?: number | null;
  readonly productId?: number | null;
  readonly include?: readonly number[] | null;
  readonly exclude?: readonly number[] | null;
}

/** Filters a list of orders. The search matches order number, name and address. */
export function filterOrders(orders: readonly Order[], where: OrderFilter): Order[] {
  const query = where.search?.toLowerCase();
  return orders.filter((order) => {
    if (where.statuses?.length && !where.statuses.includes(order.status)) return false;
    if (where.billingEmail && order.billing.email?.toLowerCase() !== where.billingEmail.toLowerCase()) return false;
    if (where.customerId && order.user !== where.customerId) return false;
    if (where.productId && !order.lines.some((line) => line.product === where.productId)) return false;
    if (where.include?.length && !where.include.includes(order.id)) return false;
    if (where.exclude?.includes(order.id)) return false;
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
