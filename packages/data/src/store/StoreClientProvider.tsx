import { ApolloProvider } from "@apollo/client/react";
import { createContext, useContext, type ReactNode } from "react";
import type { StoreClient } from "./createStoreClient.ts";

const StoreClientContext = createContext<StoreClient | null>(null);

/** Gives the hooks of this package their client. */
export function StoreClientProvider({ client, children }: { client: StoreClient; children: ReactNode }) {
  return (
    <StoreClientContext value={client}>
      <ApolloProvider client={client.apollo}>{children}</ApolloProvider>
    </StoreClientContext>
  );
}

/** The client of the provider above. @throws Error outside of a StoreClientProvider. */
export function useStoreClient(): StoreClient {
  const client = useContext(StoreClientContext);
  if (!client) throw new Error("The store's hooks need a StoreClientProvider above them");
  return client;
}
