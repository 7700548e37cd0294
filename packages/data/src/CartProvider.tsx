import type { ReactNode } from "react";
import { CartContext, useCartQuery } from "./cart/hooks/useCart.ts";
import type { StoreClient } from "./createStoreClient.ts";
import { StoreClientProvider } from "./StoreClientProvider.tsx";

/** Fetches the cart once for all descendants and provides the client to the hooks of this package. */
export function CartProvider({ client, children }: { client: StoreClient; children: ReactNode }) {
  return (
    <StoreClientProvider client={client}>
      <Cart>{children}</Cart>
    </StoreClientProvider>
  );
}

function Cart({ children }: { children: ReactNode }) {
  return <CartContext value={useCartQuery()}>{children}</CartContext>;
}
