import { useCardAdd } from "./useCardAdd.ts";
import { useHearts } from "./wishlist/useHearts.ts";

// @chunk cards: loaded with the product cards.

/** Returns the props of a product grid that add products to the cart and the wishlist. */
export const useCardActions = () => ({ ...useCardAdd(), ...useHearts() });
