import { GUEST_ORDER_SECONDS } from "./createGuestOrders.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";

/** Store of the payment pages of unpaid orders. */
export interface PayPages {
  /** Stores the redirect of a checkout, unless it is the shop's own order-received page. */
  save(orderId: number, redirect: string | null): Promise<void>;
  find(orderId: number): Promise<string | null>;
}

/** Creates the store of payment pages. Entries expire when a guest can no longer view the order. */
export const createPayPages = (store: KeyValueStore): PayPages => {
  const toPageKey = (orderId: number) => `pay-page:${orderId}`;
  return {
    save: async (orderId, redirect) => {
      const url = URL.parse(redirect ?? "");
      if (orderId > 0 && url && /^https?:$/.test(url.protocol) && !/\/order-received\//.test(url.pathname))
        await store.set(toPageKey(orderId), url.href, GUEST_ORDER_SECONDS);
    },
    find: (orderId) => store.get(toPageKey(orderId)),
  };
};
