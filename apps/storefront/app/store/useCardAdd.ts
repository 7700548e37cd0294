import { useState } from "react";
import type { ProductSummary } from "@rewire/domain";
import { failureMessage, useStoreSettings } from "@rewire/ui";
import { useIntl } from "react-intl";
import { useStore } from "./StoreContext.ts";

/** Adding from a card: the number in the header changes, and a notice says what happened. */
export function useCardAdd() {
  const { addToCart, openCart, notify } = useStore();
  const { autoOpenCart } = useStoreSettings();
  const intl = useIntl();
  const [addingId, setAddingId] = useState<number | null>(null);

  const handleAdd = async ({ id, name }: ProductSummary) => {
    setAddingId(id);
    const result = await addToCart({ productId: id, quantity: 1 });
    setAddingId(null);
    if (!result.ok) notify({ words: failureMessage(intl, result.error) });
    else if (autoOpenCart) openCart();
    else notify({ words: intl.formatMessage({ id: "product.inCart" }, { name }), action: { label: intl.formatMessage({ id: "product.viewCart" }), onClick: openCart } });
  };

  return { onAdd: (product: ProductSummary) => void handleAdd(product), addingId };
}
