import { randomBytes } from "node:crypto";
import { sharedWishlistLimits, type SharedWishlist, type SharedWishlistLink, type SharingResult } from "@rewire/domain";
import * as v from "valibot";
import { isSameText } from "../../config/secrets.ts";
import { HttpError } from "../../http/HttpError.ts";
import { databaseId, jsonOf, limitedListOf, line, text } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { SHARED_KEY } from "../../storage/limits/createLimits.ts";

/** Wishlists that their owners share by a link. */
export interface SharedWishlists {
  /**
   * Carries out the request of a wishlist's owner: shares a list, replaces it under its link, or ends the link.
   * @param request Body of the request, of any shape.
   * @throws KeyValueStoreUnavailableError
   */
  change(request: unknown, clientAddress: string): Promise<SharingResult>;
  /** Reads a list by the key of its link; null if the link has ended or never existed. */
  read(key: string): Promise<SharedWishlist | null>;
}

interface SharedWishlistOptions {
  readonly store: KeyValueStore;
  /** Limit for lists that are shared or replaced, each one. */
  readonly limit: AttemptLimit<"address" | "sum">;
}

const KEEP_SECONDS = sharedWishlistLimits.days * 24 * 60 * 60;
const MAX_CHOICES = 20;

/** Schema of a key: 132 random bits. */
const linkKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const link = v.object({ key: linkKeySchema, ownerKey: linkKeySchema });
const choice = v.pipe(
  v.record(line, line),
  v.check((values) => Object.keys(values).length <= MAX_CHOICES),
);
const list = v.object({
  // Control characters and line breaks would break out of the heading.
  name: v.pipe(
    text(sharedWishlistLimits.nameLength),
    v.transform((name) => name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim()),
  ),
  items: v.pipe(
    limitedListOf(
      v.object({ productId: databaseId, variationId: v.nullable(databaseId), choice }),
      sharedWishlistLimits.items,
    ),
    v.minLength(1),
  ),
});
const sharingRequestSchema = v.variant("kind", [
  v.object({ kind: v.literal("share"), list, link: v.nullable(link) }),
  v.object({ kind: v.literal("end"), link }),
]);
const storedListSchema = jsonOf(v.object({ ownerKey: linkKeySchema, list }));

const createKey = (): string => randomBytes(16).toString("base64url");
const toEntryKey = (key: string) => `shared-wishlist:${key}`;

/** Creates the service of shared wishlists, which are stored encrypted and end by themselves. */
export function createSharedWishlists({ store, limit }: SharedWishlistOptions): SharedWishlists {
  const readStored = async (key: string) =>
    v.is(linkKeySchema, key) ? parseOrNull(storedListSchema, (await store.get(toEntryKey(key))) ?? "") : null;
  const isOwner = async ({ key, ownerKey }: SharedWishlistLink): Promise<boolean> => {
    const stored = await readStored(key);
    return stored !== null && isSameText(stored.ownerKey, ownerKey);
  };

  const share = async (sharedList: SharedWishlist, existingLink: SharedWishlistLink | null): Promise<SharingResult> => {
    if (existingLink && !(await isOwner(existingLink))) return { kind: "ended" };
    const ownLink = existingLink ?? { key: createKey(), ownerKey: createKey() };
    const entry = JSON.stringify({ ownerKey: ownLink.ownerKey, list: sharedList });
    await store.set(toEntryKey(ownLink.key), entry, KEEP_SECONDS);
    return { kind: "shared", link: ownLink };
  };

  return {
    async change(body, clientAddress) {
      const request = parseOrNull(sharingRequestSchema, body);
      if (!request) return { kind: "failed" };
      if (request.kind === "end") {
        // Where it is not the owner's, the answer is the same: there is no such link for whoever asks.
        if (await isOwner(request.link)) await store.delete(toEntryKey(request.link.key));
        return { kind: "ended" };
      }
      try {
        return await limit.make({ address: clientAddress, sum: SHARED_KEY }, async () => {
          const value = await share(request.list, request.link);
          return { value, counts: value.kind === "shared" };
        });
      } catch (error) {
        if (!(error instanceof HttpError && error.status === 429)) throw error;
        return { kind: "tooMany", waitSeconds: error.waitSeconds ?? 3600 };
      }
    },
    read: async (key) => (await readStored(key))?.list ?? null,
  };
}
