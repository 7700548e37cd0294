import { useState } from "react";
import type { FillCartItem } from "@rewire/data";
import { formatLineName, type LostCartItem, type Order, type OrderLine } from "@rewire/domain";
import { useCommerce } from "../../commerce/CommerceContext.ts";

/** Items of an order that could not be added to the cart. */
interface OrderLosses {
  readonly orderId: number;
  readonly items: readonly LostCartItem[];
}

/**
 * Returns a function that adds the products of an earlier order to the cart in the available quantities. Also returns
 * the id of the order that is being added, and the items that could not be added with the id of their order.
 */
export function useOrderAgain() {
  const { fillCart, openCart } = useCommerce();
  const [orderingId, setOrderingId] = useState<number | null>(null);
  const [losses, setLosses] = useState<OrderLosses | null>(null);

  const orderAgain = async ({ id, lines }: Order) => {
    if (orderingId !== null) return;
    setOrderingId(id);
    setLosses(null);
    const fillOutcome = await fillCart(lines.flatMap(toFillCartItems));
    const unavailableItems = lines.filter(({ goods }) => !goods).map(toUnavailableItem);
    setOrderingId(null);
    const items = [...fillOutcome.losses, ...unavailableItems];
    // The panel would cover the note about unavailable products, which must be read first.
    if (items.length === 0) openCart();
    else setLosses({ orderId: id, items });
  };

  return { orderAgain, orderingId, losses, dismissLosses: () => setLosses(null) };
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
