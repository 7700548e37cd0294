import { useState } from "react";
import type { CartLoss, Order, OrderLine, CartFailure } from "@rewire/domain";
import { useCommerce, type Commerce } from "../../commerce/CommerceContext.ts";

/** Returns a function that adds an order's products to the cart one after another, like all additions. */
export function useOrderAgain() {
  const { addToCart, openCart } = useCommerce();
  const [orderingId, setOrderingId] = useState<number | null>(null);
  const [losses, setLosses] = useState<readonly CartLoss[]>([]);

  const orderAgain = async ({ id, lines }: Order) => {
    if (orderingId !== null) return;
    setOrderingId(id);
    setLosses([]);
    const lost: CartLoss[] = [];
    for (const [index, line] of lines.entries()) {
      const { failure, kept: quantityInCart } = await putBack(addToCart, line);
      if (failure)
        lost.push({ id: `${id}-${index}`, kind: "line", name: nameOf(line), requestedQuantity: line.quantity, quantityInCart, failure });
    }
    setOrderingId(null);
    setLosses(lost);
    // The panel would cover the note about unavailable products, which must be read first.
    if (lost.length === 0) openCart();
  };

  return { orderAgain, orderingId, losses, forgetLosses: () => setLosses([]) };
}

/** Adds as many pieces as are available. */
async function putBack(
  addToCart: Commerce["addToCart"],
  { goods, quantity }: OrderLine,
): Promise<{ failure: CartFailure | null; kept: number }> {
  if (!goods) return { failure: { kind: "notPurchasable" }, kept: 0 };
  const { productId, variationId, choice } = goods;
  const line = { productId, ...(variationId === null ? {} : { variationId, choice }) };
  const added = await addToCart({ ...line, quantity });
  if (added.ok) return { failure: null, kept: quantity };
  const left = added.error.kind === "notEnoughStock" ? (added.error.remaining ?? 0) : 0;
  const isSomething = left > 0 && left < quantity && (await addToCart({ ...line, quantity: left })).ok;
  return { failure: added.error, kept: isSomething ? left : 0 };
}

const nameOf = ({ name, options }: OrderLine): string => [name, ...options].join(", ");
