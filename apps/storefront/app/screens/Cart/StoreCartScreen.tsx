import { CartProvider, useCart } from "@rewire/data";
import { formatLineName } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import { useIntl } from "react-intl";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { CartOverviewScreen, type CartOverviewScreenProps } from "./CartOverviewScreen.tsx";

/** Page of the store's cart. Until the store has read it, it shows the cart in the props. */
export default function StoreCartScreen(props: CartOverviewScreenProps) {
  const { currency } = useShopSettings();
  return (
    <CartProvider client={getCommerceClient(currency)}>
      <StoreCart {...props} />
    </CartProvider>
  );
}

function StoreCart(props: CartOverviewScreenProps) {
  const state = useCart();
  const { formatMessage } = useIntl();
  const { openCart } = useCommerce();
  if (state.kind === "loading") return <CartOverviewScreen {...props} />;
  if (state.kind === "failed") return <CartOverviewScreen {...props} cart={null} onRetry={state.retry} />;

  const hasAddedLine = state.cart.lines.some(({ name, options }) => formatLineName(name, options) === props.addedName);
  return (
    <CartOverviewScreen
      {...(hasAddedLine ? props : { title: formatMessage({ id: "cart.title" }), addedName: null, back: props.back })}
      cart={state.cart}
      onEdit={openCart}
      // The panel says why, and reads them again.
      isUpdating={state.isUpdating || state.totalsState !== "current"}
    />
  );
}
