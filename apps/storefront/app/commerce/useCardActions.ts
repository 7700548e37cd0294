import { useCardAdd } from "./useCardAdd.ts";
import { useHearts } from "./wishlist/useHearts.ts";

// @chunk cards: comes with the cards.

/** What every product card offers: into the cart, onto the wishlist. Spread it into a grid. */
export const useCardActions = () => ({ ...useCardAdd(), ...useHearts() });
