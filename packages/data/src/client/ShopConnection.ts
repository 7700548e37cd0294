import type { ApolloClient, ReactiveVar } from "@apollo/client";
import { createContext, useContext } from "react";

/** The browser's connection with the shop, through the gateway of its own origin. */
export interface ShopConnection {
  readonly apollo: ApolloClient;
  /** ISO 4217 code that the shop's prices are in. */
  readonly currency: string;
  readonly fetch: typeof globalThis.fetch;
  /** Address where the gateway tells what became of an attempt to buy. */
  readonly attemptUri: string;
  /** Milliseconds until such a request is given up. */
  readonly attemptTimeoutMs: number;
  /** Waits, in milliseconds: between two requests for the same state. */
  readonly wait: (ms: number) => Promise<void>;
  /** Mutations that the shop has not answered yet. */
  readonly pendingMutations: ReactiveVar<number>;
}

export const ShopConnectionContext = createContext<ShopConnection | null>(null);

/** Returns the connection of the provider above. @throws Error outside of a StoreClientProvider. */
export function useShopConnection(): ShopConnection {
  const connection = useContext(ShopConnectionContext);
  if (!connection) throw new Error("The store's hooks need a StoreClientProvider above them");
  return connection;
}
