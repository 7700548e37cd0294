import { createStoredValue } from "@rewire/data/stored-value";

/** Maximum number of stored ids: the displayed products and the current product. */
const MAX_VIEWED = 11;

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0;

/** Ids of recently viewed products, latest first; stored in this browser only. */
const viewed = createStoredValue<readonly number[]>({
  key: "rewire.viewed",
  area: "local",
  parse: (text) => {
    const ids: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(ids) ? ids.filter(isId).slice(0, MAX_VIEWED) : [];
  },
});

/** Returns the ids of recently viewed products, latest first. */
export const readViewed = viewed.read;

/** Adds a product to the recently viewed products. */
export const addRecentlyViewed = (id: number): void =>
  viewed.write([id, ...readViewed().filter((other) => other !== id)].slice(0, MAX_VIEWED));
