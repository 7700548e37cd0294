import { useCardAdd } from "./useCardAdd.ts";
import { useHearts } from "./wishlist/useHearts.ts";

// @chunk cards: comes with the cards.

/** Returns the actions of product cards, adding to cart and wishlist, as props of a grid. */
export const useCardActions = () => ({ ...useCardAdd(), ...useHearts() });
