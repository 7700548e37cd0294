import { useIntl } from "react-intl";
import type { CartChangeOutcome } from "@rewire/data";
import type { Result, ShopFailure, WishlistEntry } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import { useCommerce } from "../../commerce/CommerceContext.ts";

/**
 * Returns a function that adds a wishlist entry to the cart. After a success it opens the cart or shows a notice, as the
 * shop's settings say; a failure is returned to the caller.
 */
export function useAddEntryToCart(): (entry: WishlistEntry) => Promise<Result<CartChangeOutcome, ShopFailure>> {
  const { addToCart, openCart, notify } = useCommerce();
  const { autoOpenCart } = useShopSettings();
  const { formatMessage, formatList } = useIntl();

  return async ({ productId, variationId, choice, product, options }) => {
    const result = await addToCart({ productId, variationId: variationId ?? undefined, quantity: 1, choice });
    if (!result.ok) return result;
    if (autoOpenCart) openCart();
    else {
      const isPending = result.value === "pending";
      const name = formatList([product.name, ...options], { type: "unit" });
      notify({
        icon: isPending ? "time" : "checkCircle",
        text: formatMessage({ id: isPending ? "product.inCartLater" : "product.inCart" }, { name }),
        action: { label: formatMessage({ id: "product.viewCart" }), onClick: openCart },
      });
    }
    return result;
  };
}
