import { useState, useSyncExternalStore } from "react";
import type { SharedWishlistLink, SharingRequest, SharingResult, WishlistRecords } from "@rewire/domain";
import { WishlistSharing } from "@rewire/ui";
import {
  sendSharingRequest,
  storedSharing,
  toSharedItems,
  type StoredSharing,
} from "../../commerce/wishlist/sharing.ts";
import { useLinks } from "../../navigation/useLinks.ts";

interface OwnWishlistSharingProps {
  /** Customer whose list it is; null for a guest. */
  owner: number | null;
  /** Items of the list, newest first. */
  records: WishlistRecords;
}

/**
 * Section for sharing the wishlist stored in this browser. The link to a customer's shared wishlist is shown only to
 * that customer, so that other users of the browser can neither see nor revoke it.
 */
export function OwnWishlistSharing({ owner, records }: OwnWishlistSharingProps) {
  const links = useLinks();
  const storedValue = useSyncExternalStore(storedSharing.onChange, storedSharing.read);
  const [result, setResult] = useState<SharingResult | null>(null);
  const [isPending, setPending] = useState(false);
  const sharing = storedValue && (storedValue.owner === null || storedValue.owner === owner) ? storedValue : null;
  const items = toSharedItems(records);
  const itemsText = JSON.stringify(items);
  if (items.length === 0 && !sharing) return null;

  const send = async (
    request: SharingRequest,
    createStoredSharing: (link: SharedWishlistLink) => StoredSharing | null,
  ) => {
    setPending(true);
    setResult(null);
    const answer = await sendSharingRequest(request);
    setPending(false);
    setResult(answer);
    if (answer.kind === "shared") storedSharing.write(createStoredSharing(answer.link));
    if (answer.kind === "ended") storedSharing.clear();
  };
  const sendItems = (name: string, link: SharedWishlistLink | null) =>
    void send({ kind: "share", list: { name, items }, link }, (newLink) => ({
      link: newLink,
      owner,
      name,
      items: itemsText,
    }));

  const isOutdated = sharing !== null && items.length > 0 && sharing.items !== itemsText;
  // That the link shows the current list is true until the list changes.
  const displayedResult = isOutdated && result?.kind === "shared" ? null : result;
  return (
    <WishlistSharing
      url={sharing && new URL(links.sharedWishlist(sharing.link.key), window.location.href).href}
      isOutdated={isOutdated}
      result={displayedResult}
      isPending={isPending}
      onShare={(name) => sendItems(name.trim(), null)}
      onUpdate={() => sharing && sendItems(sharing.name, sharing.link)}
      onEnd={() => sharing && void send({ kind: "end", link: sharing.link }, () => null)}
    />
  );
}
