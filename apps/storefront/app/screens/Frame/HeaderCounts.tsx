import { useIntl } from "react-intl";
import { CartTrigger, HeaderLink } from "@rewire/ui";
import { useCommerce, useItemCount } from "../../commerce/CommerceContext.ts";
import { useWishlistSummary } from "../../commerce/wishlist/useWishlistToggle.ts";
import { useLinks } from "../../navigation/useLinks.ts";

// @chunk shopFrame: counts in the header; each count re-renders separately.

/** Cart button in the header with the number of items in the cart. */
export function CartAction() {
  const { openCart, prepare } = useCommerce();
  const { cart } = useLinks();
  return <CartTrigger count={useItemCount()} href={cart} onOpen={openCart} onApproach={prepare} />;
}

/** Number of items in the wishlist; nothing for none. */
export const WishlistCount = () => useWishlistSummary().count || null;

/** Wishlist link in the header with the number of items in the wishlist. */
export function WishlistAction() {
  const { formatMessage } = useIntl();
  const { wishlist } = useLinks();
  const { count } = useWishlistSummary();
  return (
    <HeaderLink
      href={wishlist}
      icon="heart"
      label={formatMessage({ id: "layout.wishlistOf" }, { count })}
      isLabelHidden
      count={count}
    />
  );
}
