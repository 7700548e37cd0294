import { useAddFromCard } from "./useAddFromCard.ts";
import { useWishlistToggle } from "./wishlist/useWishlistToggle.ts";

// @chunk cards: loaded with the product cards.

/** Returns the product grid props with the callbacks that add products to the cart and the wishlist. */
export const useCardActions = () => ({ ...useAddFromCard(), ...useWishlistToggle() });
