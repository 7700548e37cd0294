import { createContext, useContext } from "react";
import type { ShopConnection } from "../../client/ShopConnection.ts";
import type { JournalStorage } from "../journal/JournalStorage.ts";
import type { CartMapper } from "../mappers/createCartMapper.ts";
import type { PendingChanges } from "../journal/PendingChanges.ts";

/** Connection to the shop, together with the journal of the cart in this browser. */
export interface CartClient extends ShopConnection {
  /** Maps the cart of a response, each response once. */
  readonly mapCart: CartMapper;
  /** Journal of the cart in this browser. */
  readonly journal: JournalStorage;
  /** Changes of cart lines that await the shop's response. */
  readonly pendingChanges: PendingChanges;
  /**
   * Marks the checkout as active and returns a function that ends it. Meanwhile an account's cart that comes back empty
   * is refilled, and its order needs the shopper's confirmation.
   */
  readonly enterCheckout: () => () => void;
}

export const CartClientContext = createContext<CartClient | null>(null);

/** Returns the cart client of the nearest provider. @throws Error outside a CommerceClientProvider. */
export function useCartClient(): CartClient {
  const client = useContext(CartClientContext);
  if (!client) throw new Error("The store's hooks need a CommerceClientProvider above them");
  return client;
}
