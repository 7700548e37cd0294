import { useCallback, useState } from "react";
import type { ProductSummary } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import { useIntl } from "react-intl";
import { useDocument } from "../i18n/DocumentContext.tsx";
import { formatFailureMessage } from "../i18n/formatFailureMessage.ts";
import { createLinePreview } from "./createLinePreview.ts";
import { useCommerce } from "./CommerceContext.ts";

// @chunk cards: loaded with the product cards.

/**
 * Returns the product card props for adding to the cart: a callback that adds a product, and the id of the product that
 * is being added. Depending on the outcome and the shop's settings, the callback then opens the cart or shows a notice.
 */
export function useAddFromCard() {
  const { addToCart, openCart, notify } = useCommerce();
  const { autoOpenCart, currency } = useShopSettings();
  const intl = useIntl();
  const { locale } = useDocument();
  const [addingId, setAddingId] = useState<number | null>(null);

  // Stable callback, so that a list of cards is not re-rendered.
  const handleAdd = useCallback(
    async (product: ProductSummary) => {
      const { id, name } = product;
      setAddingId(id);
      const result = await addToCart({ productId: id, quantity: 1, preview: createLinePreview(product, currency) });
      setAddingId(null);
      if (!result.ok) notify({ icon: "alert", text: await formatFailureMessage(locale, result.error) });
      else if (autoOpenCart) openCart();
      else
        notify({
          icon: result.value === "pending" ? "time" : "checkCircle",
          text: intl.formatMessage(
            { id: result.value === "pending" ? "product.inCartLater" : "product.inCart" },
            { name },
          ),
          action: { label: intl.formatMessage({ id: "product.viewCart" }), onClick: openCart },
        });
    },
    [addToCart, autoOpenCart, currency, intl, locale, notify, openCart],
  );

  return { onAdd: handleAdd, addingId };
}
