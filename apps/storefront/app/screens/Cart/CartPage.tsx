import { Suspense, useReducer } from "react";
import { formatLineName } from "@rewire/domain";
import { lazyComponent, useIsHydrated } from "@rewire/ui";
import { useIntl } from "react-intl";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { CartOverviewScreen, type CartOverviewScreenProps } from "./CartOverviewScreen.tsx";
import type { StoreCart } from "./StoreCartReader.tsx";

const LazyStoreCartReader = lazyComponent(() => import("./StoreCartReader.tsx"));

/** Page of the cart: as the server has read it, and with scripts as the store has it, which the cart panel changes. */
export function CartPage(props: CartOverviewScreenProps) {
  const [storeCart, setStoreCart] = useReducer(keepFailure, { kind: "loading" });
  return (
    <>
      <CartOverviewScreen {...props} {...useStoreProps(storeCart, props)} />
      {useIsHydrated() && (
        <Suspense fallback={null}>
          <LazyStoreCartReader onChange={setStoreCart} />
        </Suspense>
      )}
    </>
  );
}

type PageState = StoreCart & { readonly isRetrying?: boolean };

/** Returns the next state, but a failure stays while the cart is read again, with the button that was pressed. */
const keepFailure = (previous: PageState, next: StoreCart): PageState =>
  next.kind === "loading" && previous.kind === "failed" ? { ...previous, isRetrying: true } : next;

/** Returns the props that the store's cart changes. If the store cannot read it, the cart of the server stays. */
function useStoreProps(storeCart: PageState, { addedName }: CartOverviewScreenProps): Partial<CartOverviewScreenProps> {
  const { formatMessage } = useIntl();
  const { openCart } = useCommerce();
  switch (storeCart.kind) {
    case "loading":
      return {};
    case "failed":
      return { onEdit: openCart, onRetry: storeCart.retry, isRetrying: storeCart.isRetrying };
    case "ready": {
      const { cart, isUpdating } = storeCart;
      const hasAddedLine = cart.lines.some(({ name, options }) => formatLineName(name, options) === addedName);
      return {
        ...(!hasAddedLine && { title: formatMessage({ id: "cart.title" }), addedName: null }),
        cart,
        onEdit: openCart,
        isUpdating,
      };
    }
  }
}
