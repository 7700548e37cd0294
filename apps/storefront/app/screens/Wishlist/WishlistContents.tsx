import { useMemo, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { StoreClientProvider, useWishedProducts } from "@rewire/data";
import { standingWishes, type WishlistEntry } from "@rewire/domain";
import { useStoreSettings, Wishlist, type WishlistProps } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { dropWishes, putBackWish, readOwned } from "../../commerce/wishlist/changeWishes.ts";
import { keptWishes } from "../../commerce/wishlist/keptWishes.ts";
import { commerceClient } from "../../commerce/commerceClient.ts";
import { useCommerce } from "../../commerce/CommerceContext.ts";

/** Wishlist with current product data, for its own page and the account. */
export default function WishlistContents() {
  const { currency } = useStoreSettings();
  return (
    <StoreClientProvider client={commerceClient(currency)}>
      <Contents />
    </StoreClientProvider>
  );
}

function Contents() {
  const { formatMessage, formatList } = useIntl();
  const { addToCart, openCart, notify } = useCommerce();
  const links = useLinks();
  const text = useSyncExternalStore(keptWishes.onChange, keptWishes.read);
  const { owner, wishes } = useMemo(() => {
    const { owner: whose, wishes: kept } = readOwned(text);
    return { owner: whose, wishes: standingWishes(kept) };
  }, [text]);
  const read = useWishedProducts(wishes);

  const handleMove = async (entry: WishlistEntry) => {
    const { productId, variationId, choice, product, options } = entry;
    const result = await addToCart({ productId, variationId: variationId ?? undefined, quantity: 1, choice });
    if (!result.ok) return result.error;
    dropWishes([entry]);
    const name = formatList([product.name, ...options], { type: "unit" });
    notify({
      text: formatMessage({ id: "product.inCart" }, { name }),
      action: { label: formatMessage({ id: "product.viewCart" }), onClick: openCart },
    });
    return null;
  };

  return (
    <Wishlist
      state={toListState(read)}
      links={links}
      isGuest={owner === null}
      vanishedCount={read.kind === "ready" ? read.vanished.length : 0}
      onForgetVanished={() => read.kind === "ready" && dropWishes(read.vanished)}
      onMoveToCart={handleMove}
      onRemove={(entry) => dropWishes([entry])}
      onPutBack={putBackWish}
    />
  );
}

function toListState(read: ReturnType<typeof useWishedProducts>): WishlistProps["state"] {
  switch (read.kind) {
    case "loading":
      return { kind: "loading" };
    case "failed":
      return { kind: "failed", onRetry: read.retry };
    case "ready":
      return { kind: "ready", items: read.entries };
  }
}
