import { Suspense } from "react";
import { lazyComponent, useIsHydrated } from "@rewire/ui";
import { CartOverviewScreen, type CartOverviewScreenProps } from "./CartOverviewScreen.tsx";

const StoreCartScreen = lazyComponent(() => import("./StoreCartScreen.tsx"));

/** Page of the cart: as the server has read it, and with scripts as the store has it, which the cart panel changes. */
export function CartPage(props: CartOverviewScreenProps) {
  const page = <CartOverviewScreen {...props} />;
  return <Suspense fallback={page}>{useIsHydrated() ? <StoreCartScreen {...props} /> : page}</Suspense>;
}
