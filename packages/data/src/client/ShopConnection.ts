import type { ApolloClient, ReactiveVar } from "@apollo/client";
import type { TotalsState } from "@rewire/domain";
import { createContext, useContext } from "react";

/** Connection from the browser to the shop, through the gateway on the page's own origin. */
export interface ShopConnection {
  readonly apollo: ApolloClient;
  /** ISO 4217 code of the shop's currency. */
  readonly currency: string;
  readonly fetch: typeof globalThis.fetch;
  /** URL of the gateway's endpoint for the state of a purchase attempt. */
  readonly attemptUri: string;
  /** Timeout of such a request, in milliseconds. */
  readonly attemptTimeoutMs: number;
  /** Waits between two polls, in milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Number of mutations that await the shop's response. */
  readonly pendingMutations: ReactiveVar<number>;
  /** Whether the totals of the cached cart are the shop's; `current` again with each response that contains the cart. */
  readonly totalsState: ReactiveVar<TotalsState>;
}

export const ShopConnectionContext = createContext<ShopConnection | null>(null);

/** Returns the shop connection of the nearest provider. @throws Error outside a CommerceClientProvider. */
export function useShopConnection(): ShopConnection {
  const connection = useContext(ShopConnectionContext);
  if (!connection) throw new Error("The store's hooks need a CommerceClientProvider above them");
  return connection;
}
