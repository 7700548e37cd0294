import { useState } from "react";
import type { FillCartItem } from "@rewire/data";
import { formatLineName, type LostCartItem, type Order, type OrderLine } from "@rewire/domain";
import { useCommerce } from "../../commerce/CommerceContext.ts";

/**
 * Returns a function that adds the products of an earlier order to the cart in the available quantities. Also returns
 * the id of the order that is being added, and the items that could not be added.
 */
export function useOrderAgain() {
  const { fillCart, openCart } = useCommerce();
  const [orderingId, setOrderingId] = useState<number | null>(null);
  const [lostItems, setLostItems] = useState<readonly LostCartItem[]>([]);

  const orderAgain = async ({ id, lines }: Order) => {
    if (orderingId !== null) return;
    setOrderingId(id);
    setLostItems([]);
    const fillOutcome = await fillCart(lines.flatMap(toFillCartItems));
    const unavailableItems = lines.filter(({ goods }) => !goods).map(toUnavailableItem);
    setOrderingId(null);
    setLostItems([...fillOutcome.losses, ...unavailableItems]);
    // The panel would cover the note about unavailable products, which must be read first.
    if (fillOutcome.losses.length + unavailableItems.length === 0) openCart();
  };

  return { orderAgain, orderingId, lostItems, dismissLostItems: () => setLostItems([]) };
}

function toFillCartItems({ goods, quantity, name, options }: OrderLine): readonly FillCartItem[] {
  if (!goods) return [];
  const { productId, variationId, choice } = goods;
  const item = { productId, quantity, name: formatLineName(name, options) };
  return [variationId === null ? item : { ...item, variationId, choice }];
}

/** Converts an order line with an unavailable product into a cart loss. */
const toUnavailableItem = ({ quantity, name, options }: OrderLine, index: number): LostCartItem => ({
  id: `unavailable ${index}`,
  kind: "line",
  name: formatLineName(name, options),
  requestedQuantity: quantity,
  quantityInCart: 0,
  failure: { kind: "notPurchasable" },
});
