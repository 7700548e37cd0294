import { useCardAdd } from "./useCardAdd.ts";
import { useHearts } from "./wishlist/useHearts.ts";

// @chunk cards: loaded with the product cards.

/** Returns the props of a product grid with the callbacks that add products to the cart and to the wishlist. */
export const useCardActions = () => ({ ...useCardAdd(), ...useHearts() });
