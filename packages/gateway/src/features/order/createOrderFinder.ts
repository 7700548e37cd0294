import {
  fetchGuestOrder,
  fetchOrder,
  findOrderByMeta,
  ShopRequestError,
  type ShopClient,
  type CheckoutFields,
} from "@rewire/data/server";
import type { Order } from "@rewire/domain";
import { isSameText } from "../../config/secrets.ts";
import type { Log } from "../../log/createLog.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import { attemptMetaKey } from "./orderRecord.ts";

/** Service that finds orders which the shop shows only to their owners. */
export interface OrderFinder {
  /** Finds the order of an attempt; null when there is none, "unknown" when it cannot be determined. */
  find(attemptKey: string, email: string): Promise<NonNullable<CheckoutFields["order"]> | null | "unknown">;
  /**
   * Reads the current state of an order; null when the shop has none, or without a service account; "unknown" while the
   * shop cannot be read.
   */
  read(orderId: number): Promise<Order | null | "unknown">;
  /**
   * Reads a guest's order by the order key in its e-mails; null for a wrong key, and for an account's order; "unknown"
   * while the shop cannot be read.
   */
  readByKey(orderId: number, orderKey: string): Promise<Order | null | "unknown">;
}

/**
 * Creates the service that finds orders. It uses the service account; without a service account, the result is
 * "unknown".
 *
 * @param wrapClient Wraps a client so that the pictures in its responses have same-origin URLs.
 */
export function createOrderFinder(
  account: ServiceAccount | null,
  wrapClient: (client: ShopClient) => ShopClient,
  log: Log,
): OrderFinder {
  const logShopError = (error: unknown) => {
    if (!(error instanceof ShopRequestError)) throw error;
    log.warn("The service account cannot read orders", { error });
  };

  return {
    async find(attemptKey, email) {
      if (!account) return "unknown";
      try {
        return await account.sendRequest((client, options) =>
          findOrderByMeta(wrapClient(client), { key: attemptMetaKey, value: attemptKey, email }, options),
        );
      } catch (error) {
        logShopError(error);
        return "unknown";
      }
    },
    async read(orderId) {
      if (!account) return null;
      try {
        const result = await account.sendRequest((client, options) => fetchOrder(wrapClient(client), orderId, options));
        if (result.ok) return result.value;
        return result.error.kind === "notFound" ? null : "unknown";
      } catch (error) {
        logShopError(error);
        return "unknown";
      }
    },
    async readByKey(orderId, orderKey) {
      if (!account) return null;
      try {
        const guestOrder = await account.sendRequest((client, options) =>
          fetchGuestOrder(wrapClient(client), orderId, options),
        );
        return guestOrder.ok && isSameText(guestOrder.value.orderKey, orderKey) ? guestOrder.value.order : null;
      } catch (error) {
        logShopError(error);
        return "unknown";
      }
    },
  };
}
