import { createStoredValue } from "@rewire/data/stored-value";

/** Maximum number of stored ids: the displayed products and the current product. */
const MAX_RECENTLY_VIEWED = 11;

const isProductId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0;

/** Ids of recently viewed products, latest first; stored in this browser only. */
const recentlyViewedIds = createStoredValue<readonly number[]>({
  key: "rewire.viewed",
  area: "local",
  parse: (text) => {
    const ids: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(ids) ? ids.filter(isProductId).slice(0, MAX_RECENTLY_VIEWED) : [];
  },
});

/** Returns the ids of recently viewed products, latest first. */
export const readRecentlyViewed = recentlyViewedIds.read;

/** Adds a product to the list of recently viewed products. */
export const addRecentlyViewed = (id: number): void =>
  recentlyViewedIds.write(
    [id, ...readRecentlyViewed().filter((otherId) => otherId !== id)].slice(0, MAX_RECENTLY_VIEWED),
  );
