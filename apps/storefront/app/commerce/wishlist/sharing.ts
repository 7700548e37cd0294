import { createStoredValue } from "@rewire/data/stored-value";
import {
  isRecord,
  sharedWishlistLimits,
  type SharedWishlistLink,
  type SharingRequest,
  type SharingResult,
  type WishlistItem,
  type WishlistRecords,
} from "@rewire/domain";

/**
 * Record of a wishlist shared from this browser: its link, its owner, and the shared items. The link includes the
 * owner's key, which is required to change the shared wishlist.
 */
export interface StoredSharing {
  readonly link: SharedWishlistLink;
  /** Customer whose list was shared; null for a guest. */
  readonly owner: number | null;
  readonly name: string;
  /** Shared items as text, to compare with the current list. */
  readonly items: string;
}

/** Stored record of the wishlist shared from this browser; null if none is shared. */
export const storedSharing = createStoredValue<StoredSharing | null>({
  key: "rewire.wishlistLink",
  area: "local",
  parse: (text) => toStoredSharing(text === null ? null : JSON.parse(text)),
});

function toStoredSharing(value: unknown): StoredSharing | null {
  if (!isRecord(value) || !isRecord(value["link"])) return null;
  const { owner, name, items, link } = value;
  const { key, ownerKey } = link;
  if (typeof key !== "string" || typeof ownerKey !== "string") return null;
  return {
    link: { key, ownerKey },
    owner: typeof owner === "number" ? owner : null,
    name: typeof name === "string" ? name : "",
    items: typeof items === "string" ? items : "",
  };
}

/**
 * Gives the list that a guest has shared from this browser to the customer who logs in, whose wishlist it has become, so
 * that no other customer of this browser sees or changes it.
 */
export function claimSharing(owner: number): void {
  const sharing = storedSharing.read();
  if (sharing?.owner === null) storedSharing.write({ ...sharing, owner });
}

/** Returns the items of a wishlist to share: without dates, up to the maximum number of items in a shared wishlist. */
export const toSharedItems = (records: WishlistRecords): readonly WishlistItem[] =>
  records
    .slice(0, sharedWishlistLimits.items)
    .map(({ productId, variationId, choice }) => ({ productId, variationId, choice }));

const resultKinds: readonly string[] = ["shared", "ended", "tooMany", "failed"] satisfies SharingResult["kind"][];

/** Sends a request to share the wishlist, update the shared wishlist, or stop sharing. The promise never rejects. */
export async function sendSharingRequest(body: SharingRequest): Promise<SharingResult> {
  try {
    const response = await fetch("/shared-wishlist", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const result: unknown = await response.json();
    return response.ok && isSharingResult(result) ? result : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}

/** Returns whether a response has the form of a result; it may come from an intermediary instead of the server. */
const isSharingResult = (value: unknown): value is SharingResult =>
  isRecord(value) &&
  resultKinds.includes(String(value["kind"])) &&
  (value["kind"] !== "shared" || (isRecord(value["link"]) && typeof value["link"]["ownerKey"] === "string")) &&
  (value["kind"] !== "tooMany" || typeof value["waitSeconds"] === "number");
