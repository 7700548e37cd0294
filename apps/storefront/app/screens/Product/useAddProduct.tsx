import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { listSelectedLabels } from "@rewire/domain";
import { runAfterPaint, useShopSettings, type AddOutcome, type AddRequest } from "@rewire/ui";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { createLinePreview } from "../../commerce/createLinePreview.ts";
import { DeferredAddToCartFailure } from "./deferredParts.tsx";

/**
 * Adds the product to the cart, and shows the outcome or opens the cart, depending on the setting. The first frame shows
 * only the new number in the header; the buy box is rendered after it.
 */
export function useAddProduct() {
  const { addToCart, openCart } = useCommerce();
  const { autoOpenCart, currency } = useShopSettings();
  const { formatList } = useIntl();
  const [isAdding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<AddOutcome | null>(null);
  const isPending = useRef(false);

  const addProduct = async ({ product, variation, choice, quantity }: AddRequest) => {
    if (isPending.current) return;
    isPending.current = true;
    runAfterPaint(() => {
      if (!isPending.current) return;
      setAdding(true);
      setOutcome(null);
    });
    const options = listSelectedLabels(product.attributes, choice);
    const linePreview = createLinePreview(
      {
        ...product,
        price: variation?.price ?? product.price,
        measurePrice: (variation ?? product).measurePrice,
        image: variation?.image ?? product.image,
      },
      currency,
      options,
    );
    const result = await addToCart({
      productId: product.id,
      variationId: variation?.id,
      quantity,
      choice,
      preview: linePreview,
    });
    isPending.current = false;
    setAdding(false);
    if (result.ok) {
      setOutcome({
        kind: result.value === "pending" ? "pending" : "added",
        name: formatList([product.name, ...options], { type: "unit" }),
      });
      if (autoOpenCart) openCart();
    } else {
      setOutcome({ kind: "refused", reason: <DeferredAddToCartFailure failure={result.error} /> });
    }
  };
  return { addProduct, isAdding, outcome };
}
