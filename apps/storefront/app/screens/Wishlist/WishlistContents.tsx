import { useMemo, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { CommerceClientProvider, useWishlistProducts } from "@rewire/data";
import { filterActiveRecords, type WishlistEntry } from "@rewire/domain";
import { useShopSettings, Wishlist, type WishlistProps } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { removeFromWishlist, restoreToWishlist, parseOwnedWishlist } from "../../commerce/wishlist/changeWishlist.ts";
import { storedWishlist } from "../../commerce/wishlist/storedWishlist.ts";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { OwnWishlistSharing } from "./OwnWishlistSharing.tsx";

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
  const { formatMessage, formatList } = useIntl();
  const { addToCart, openCart, notify } = useCommerce();
  const links = useLinks();
  const text = useSyncExternalStore(storedWishlist.onChange, storedWishlist.read);
  const { owner, wishes: records } = useMemo(() => {
    const { owner: storedOwner, records: localRecords } = parseOwnedWishlist(text);
    return { owner: storedOwner, wishes: filterActiveRecords(localRecords) };
  }, [text]);
  const productsState = useWishlistProducts(records);

  const handleMoveToCart = async (entry: WishlistEntry) => {
    const { productId, variationId, choice, product, options } = entry;
    const result = await addToCart({ productId, variationId: variationId ?? undefined, quantity: 1, choice });
    if (!result.ok) return result.error;
    removeFromWishlist([entry]);
    const name = formatList([product.name, ...options], { type: "unit" });
    const isPending = result.value === "pending";
    notify({
      icon: isPending ? "time" : "checkCircle",
      text: formatMessage({ id: isPending ? "product.inCartLater" : "product.inCart" }, { name }),
      action: { label: formatMessage({ id: "product.viewCart" }), onClick: openCart },
    });
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
