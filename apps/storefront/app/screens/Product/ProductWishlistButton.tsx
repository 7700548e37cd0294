import { useIntl } from "react-intl";
import type { WishlistItem } from "@rewire/domain";
import { IconButton, Scripting } from "@rewire/ui";
import { toggleWishlistItem } from "../../commerce/wishlist/changeWishlist.ts";
import { useIsOnWishlist } from "../../commerce/wishlist/useIsOnWishlist.ts";

/** Wishlist button for the selected variation, next to the add-to-cart button. */
export function ProductWishlistButton({ name, ...item }: WishlistItem & { name: string }) {
  const { formatMessage } = useIntl();
  const isOnWishlist = useIsOnWishlist(item);
  return (
    <Scripting visibility="on">
      <IconButton
        variant="line"
        size="lg"
        icon={isOnWishlist ? "heartFilled" : "heart"}
        label={formatMessage({ id: "product.save" }, { name })}
        aria-pressed={isOnWishlist}
        onClick={() => toggleWishlistItem(item)}
      />
    </Scripting>
  );
}
