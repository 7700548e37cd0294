import { sharedWishlistLimits, type SharedWishlist, type SharingRequest } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";

/** Creates the shared wishlists of stories, in memory; every link belongs to whoever asks. */
export function createStorySharedWishlists(): GatewayServices["sharedWishlists"] {
  const lists = new Map<string, SharedWishlist>();
  return {
    change: async (body) => {
      const request = body as SharingRequest;
      if (request.kind === "end") {
        lists.delete(request.link.key);
        return { kind: "ended" };
      }
      const key = request.link?.key ?? `story-list-${lists.size + 1}`;
      if (request.link && !lists.has(key)) return { kind: "ended" };
      lists.set(key, { ...request.list, items: request.list.items.slice(0, sharedWishlistLimits.items) });
      return { kind: "shared", link: request.link ?? { key, ownerKey: key } };
    },
    read: async (key) => lists.get(key) ?? null,
  };
}
