import { useMemo, useSyncExternalStore } from "react";
import { CommerceClientProvider, useWishlistProducts } from "@rewire/data";
import { filterActiveRecords, type WishlistEntry } from "@rewire/domain";
import { useShopSettings, Wishlist, type WishlistProps } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { removeFromWishlist, restoreToWishlist, parseOwnedWishlist } from "../../commerce/wishlist/changeWishlist.ts";
import { storedWishlist } from "../../commerce/wishlist/storedWishlist.ts";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { OwnWishlistSharing } from "./OwnWishlistSharing.tsx";
import { useAddEntryToCart } from "./useAddEntryToCart.ts";

/** Wishlist with current product data, for its own page and the account. */
export default function WishlistContents() {
  const { currency } = useShopSettings();
  return (
    <CommerceClientProvider client={getCommerceClient(currency)}>
      <ConnectedWishlist />
    </CommerceClientProvider>
  );
}

function ConnectedWishlist() {
  const addEntryToCart = useAddEntryToCart();
  const links = useLinks();
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read);
  const { owner, wishes: records } = useMemo(() => {
    const { owner: storedOwner, records: localRecords } = parseOwnedWishlist(text);
    return { owner: storedOwner, wishes: filterActiveRecords(localRecords) };
  }, [text]);
  const productsState = useWishlistProducts(records);

  const handleMoveToCart = async (entry: WishlistEntry) => {
    const result = await addEntryToCart(entry);
    if (!result.ok) return result.error;
    removeFromWishlist([entry]);
    return null;
  };

  return (
    <>
      <Wishlist
        state={toListState(productsState)}
        links={links}
        isGuest={owner === null}
        unavailableCount={productsState.kind === "ready" ? productsState.vanished.length : 0}
        onForgetVanished={() => productsState.kind === "ready" && removeFromWishlist(productsState.vanished)}
        onMoveToCart={handleMoveToCart}
        onRemove={(entry) => removeFromWishlist([entry])}
        onRestore={restoreToWishlist}
      />
      <OwnWishlistSharing owner={owner} records={records} />
    </>
  );
}

function toListState(productsState: ReturnType<typeof useWishlistProducts>): WishlistProps["state"] {
  switch (productsState.kind) {
    case "loading":
      return { kind: "loading" };
    case "failed":
      return { kind: "failed", onRetry: productsState.retry };
    case "ready":
      return { kind: "ready", items: productsState.entries };
  }
}
