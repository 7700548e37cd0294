import { useIntl } from "react-intl";
import type { WishlistItem } from "@rewire/domain";
import { IconButton, Scripting } from "@rewire/ui";
import { toggleWish } from "../../commerce/wishlist/changeWishes.ts";
import { useIsWished } from "../../commerce/wishlist/useIsWished.ts";

/** Wishlist button beside the add button, for the selected variation. */
export function ProductHeart({ name, ...item }: WishlistItem & { name: string }) {
  const { formatMessage } = useIntl();
  const isWished = useIsWished(item);
  return (
    <Scripting when="on">
      <IconButton
        variant="line"
        icon={isWished ? "heartFilled" : "heart"}
        label={formatMessage({ id: "product.save" }, { name })}
        aria-pressed={isWished}
        onClick={() => toggleWish(item)}
      />
    </Scripting>
  );
}
