import { guestOrderSeconds } from "./createGuestOrders.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";

/** Where payment services take the money for orders that are not paid yet. */
export interface PayPages {
  /** Notes where checkout sent its shopper; the shop's own order-received page takes no money. */
  keep(orderId: number, redirect: string | null): Promise<void>;
  find(orderId: number): Promise<string | null>;
}

/** Keeps them as long as a guest can come back to an order. */
export const createPayPages = (store: KeyValueStore): PayPages => {
  const keyOf = (orderId: number) => `pay-page:${orderId}`;
  return {
    keep: async (orderId, redirect) => {
      const url = URL.parse(redirect ?? "");
      if (orderId > 0 && url && /^https?:$/.test(url.protocol) && !/\/order-received\//.test(url.pathname))
        await store.set(keyOf(orderId), url.href, guestOrderSeconds);
    },
    find: (orderId) => store.get(keyOf(orderId)),
  };
};
