import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { CartClientContext } from "./cart/hooks/CartClient.ts";
import { ShopConnectionContext } from "./client/ShopConnection.ts";
import type { CommerceClient } from "./createCommerceClient.ts";

/** Provides the commerce client to the hooks of this package. */
export function CommerceClientProvider({ client, children }: { client: CommerceClient; children: ReactNode }) {
  return (
    <ShopConnectionContext value={client}>
      <CartClientContext value={client}>
        <ApolloProvider client={client.apollo}>{children}</ApolloProvider>
      </CartClientContext>
    </ShopConnectionContext>
  );
}
