import type { Order } from "@rewire/domain";
import type { OrderAccess } from "@rewire/gateway";

/** Creates the access to orders that were placed in a story, which has no gateway: without limits and signatures. */
export function createStoryOrderAccess(orders: ReadonlyMap<number, Order>): OrderAccess {
  const keyOf = (orderId: number) => `key-of-${orderId}`;
  return {
    isAvailable: true,
    keyOf,
    find: async (proof) => {
      const order = orders.get(Number(proof.number));
      const isOwner = order && ("key" in proof ? proof.key === keyOf(order.id) : proof.email === order.billing.email);
      return isOwner ? { kind: "found", order, key: keyOf(order.id) } : { kind: "notFound" };
    },
  };
}
