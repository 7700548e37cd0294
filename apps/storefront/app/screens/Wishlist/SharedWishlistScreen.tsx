import { useState } from "react";
import { useIntl } from "react-intl";
import { toWishlistItemKey, type WishlistEntry } from "@rewire/domain";
import { PageSection, SharedWishlist, useShopSettings } from "@rewire/ui";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { formatFailureMessage } from "../../i18n/formatFailureMessage.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import type { SharedWishlistContent } from "../../loaders/wishlist/loadSharedWishlist.server.ts";

/** Page of a shared wishlist; `content` is null if the link has expired or the owner has stopped sharing. */
export function SharedWishlistScreen({ content }: { content: SharedWishlistContent | null }) {
  const links = useLinks();
  const { addEntry, addingKey } = useAddEntry();
  return (
    <PageSection verticalPadding="page">
      <DeferredMessages>
        <SharedWishlist
          name={content?.name ?? ""}
          entries={content?.entries ?? null}
          unavailableCount={content?.unavailableCount}
          links={links}
          onAdd={(entry) => void addEntry(entry)}
          addingKey={addingKey}
        />
      </DeferredMessages>
    </PageSection>
  );
}

/** Returns a function that adds an entry to the cart and shows a notice with the outcome. */
function useAddEntry() {
  const { addToCart, openCart, notify } = useCommerce();
  const { autoOpenCart } = useShopSettings();
  const { formatMessage, formatList } = useIntl();
  const { locale } = useDocument();
  const [addingKey, setAddingKey] = useState<string | null>(null);

  const addEntry = async (entry: WishlistEntry) => {
    const { productId, variationId, choice, product, options } = entry;
    setAddingKey(toWishlistItemKey(entry));
    const result = await addToCart({ productId, variationId: variationId ?? undefined, quantity: 1, choice });
    setAddingKey(null);
    if (!result.ok) notify({ icon: "alert", text: await formatFailureMessage(locale, result.error) });
    else if (autoOpenCart) openCart();
    else
      notify({
        icon: result.value === "pending" ? "time" : "checkCircle",
        text: formatMessage(
          { id: result.value === "pending" ? "product.inCartLater" : "product.inCart" },
          { name: formatList([product.name, ...options], { type: "unit" }) },
        ),
        action: { label: formatMessage({ id: "product.viewCart" }), onClick: openCart },
      });
  };
  return { addEntry, addingKey };
}
