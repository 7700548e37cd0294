import { sharedWishlistLimits, type SharedWishlist, type SharingRequest } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";

/** Creates the shared wishlists of stories, in memory; every link belongs to whoever asks. */
export function createStorySharedWishlists(): GatewayServices["sharedWishlists"] {
  const lists = new Map<string, SharedWishlist>();
  return {
    change: async (_request, body) => {
      const sharing = body as SharingRequest;
      if (sharing.kind === "end") {
        lists.delete(sharing.link.key);
        return { kind: "ended" };
      }
      const key = sharing.link?.key ?? `story-list-${lists.size + 1}`;
      if (sharing.link && !lists.has(key)) return { kind: "ended" };
      lists.set(key, { ...sharing.list, items: sharing.list.items.slice(0, sharedWishlistLimits.items) });
      return { kind: "shared", link: sharing.link ?? { key, ownerKey: key } };
    },
    read: async (key) => lists.get(key) ?? null,
  };
}
