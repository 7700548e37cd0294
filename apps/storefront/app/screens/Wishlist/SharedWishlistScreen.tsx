import { useState } from "react";
import { toWishlistItemKey, type WishlistEntry } from "@rewire/domain";
import { PageSection, SharedWishlist } from "@rewire/ui";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { formatFailureMessage } from "../../i18n/formatFailureMessage.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import type { SharedWishlistContent } from "../../loaders/wishlist/loadSharedWishlist.server.ts";
import { useAddEntryToCart } from "./useAddEntryToCart.ts";

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
  const { notify } = useCommerce();
  const addEntryToCart = useAddEntryToCart();
  const { locale } = useDocument();
  const [addingKey, setAddingKey] = useState<string | null>(null);

  const addEntry = async (entry: WishlistEntry) => {
    setAddingKey(toWishlistItemKey(entry));
    const result = await addEntryToCart(entry);
    setAddingKey(null);
    if (!result.ok) notify({ icon: "alert", text: await formatFailureMessage(locale, result.error) });
  };
  return { addEntry, addingKey };
}
