import { useAddFromCard } from "./useAddFromCard.ts";
import { useWishlistToggle } from "./wishlist/useWishlistToggle.ts";

// @chunk cards: loaded with the product cards.

/** Returns the props of a product grid with the callbacks that add products to the cart and to the wishlist. */
export const useCardActions = () => ({ ...useAddFromCard(), ...useWishlistToggle() });
