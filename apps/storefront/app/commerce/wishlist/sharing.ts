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
 * Shared wishlist of this browser: its link with the owner's key, which every change of the shared list requires, and
 * the items that it shows.
 */
export interface StoredSharing {
  readonly link: SharedWishlistLink;
  /** Customer whose list was shared; null for a guest. */
  readonly owner: number | null;
  readonly name: string;
  /** Shared items as text, to compare with the current list. */
  readonly items: string;
}

/** Stored record of this browser's shared wishlist; null if the wishlist is not shared. */
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

/** Lists the items of a wishlist for sharing: without dates, and limited to the maximum number of a shared wishlist. */
export const toSharedItems = (records: WishlistRecords): readonly WishlistItem[] =>
  records
    .slice(0, sharedWishlistLimits.items)
    .map(({ productId, variationId, choice }) => ({ productId, variationId, choice }));

const resultKinds: readonly string[] = ["shared", "ended", "tooMany", "failed"] satisfies SharingResult["kind"][];

/** Sends a request that shares the wishlist, updates it or stops sharing it; never rejects. */
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
