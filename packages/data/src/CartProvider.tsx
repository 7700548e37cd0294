import type { ReactNode } from "react";
import { CartContext, useCartQuery } from "./cart/hooks/useCart.ts";
import type { CommerceClient } from "./createCommerceClient.ts";
import { CommerceClientProvider } from "./CommerceClientProvider.tsx";

/** Fetches the cart once for all descendants, and provides the commerce client to the hooks of this package. */
export function CartProvider({ client, children }: { client: CommerceClient; children: ReactNode }) {
  return (
    <CommerceClientProvider client={client}>
      <Cart>{children}</Cart>
    </CommerceClientProvider>
  );
}

function Cart({ children }: { children: ReactNode }) {
  return <CartContext value={useCartQuery()}>{children}</CartContext>;
}
