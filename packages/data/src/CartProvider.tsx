import type { ReactNode } from "react";
import { CartContext, useCartQuery } from "./cart/hooks/useCart.ts";
import type { StoreClient } from "./createStoreClient.ts";
import { StoreClientProvider } from "./StoreClientProvider.tsx";

/** Reads the cart once for everything below, and gives the hooks of this package their client. */
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
