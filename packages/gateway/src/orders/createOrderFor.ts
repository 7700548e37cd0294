import type { OrderFinder } from "../checkout/createOrderFinder.ts";
import type { GatewayServices } from "../services/GatewayServices.ts";
import type { GuestOrders } from "./createGuestOrders.ts";

/** A guest's order as it stands at the shop, else as it was when it was placed. */
export const createOrderFor =
  (orders: GuestOrders, finder: OrderFinder): GatewayServices["orderFor"] =>
  async (request, orderId) => {
    const record = await orders.find(request, orderId);
    if (!record) return null;
    return (record.order.id > 0 ? await finder.read(record.order.id) : null) ?? record.order;
  };
