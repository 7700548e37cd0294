import { createContext, useContext } from "react";
import type { ShopConnection } from "../../client/ShopConnection.ts";
import type { JournalStorage } from "../journal/JournalStorage.ts";
import type { PendingChanges } from "../journal/PendingChanges.ts";

/** The connection with the shop, and the browser's own record of the cart. */
export interface CartClient extends ShopConnection {
  /** The browser's own record of the cart. */
  readonly journal: JournalStorage;
  /** Changes of lines that the shop has not confirmed. */
  readonly pendingChanges: PendingChanges;
  /** Until what comes back is called, an account's cart that comes back empty is filled again, and its order asked about. */
  readonly enterCheckout: () => () => void;
}

export const CartClientContext = createContext<CartClient | null>(null);

/** Returns the client of the provider above. @throws Error outside of a StoreClientProvider. */
export function useCartClient(): CartClient {
  const client = useContext(CartClientContext);
  if (!client) throw new Error("The store's hooks need a StoreClientProvider above them");
  return client;
}
