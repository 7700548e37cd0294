import { isRecord, type ProductSummary } from "@rewire/domain";

/** As many are told at once. */
const MOST_CARDS = 100;

/** So many are looked at, whatever they are. */
const MAX_READ = 1_000;

/** Reads the ids of products from an address; what is none is left out. */
export const parseCardIds = (text: string): readonly number[] =>
  text
    .split(",", MAX_READ)
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number)
    .slice(0, MOST_CARDS);

/** As much of a product as tells it from anything else: what answers is our own server, or a page in between. */
export const isProduct = (product: unknown): product is ProductSummary =>
  isRecord(product) &&
  typeof product["id"] === "number" &&
  typeof product["slug"] === "string" &&
  typeof product["name"] === "string" &&
  isRecord(product["rating"]);

/** Asks for products as they are now, in the order of their ids; those that are not for sale any more do not come. @throws Error when nobody answers */
export async function fetchCards(ids: readonly number[], signal?: AbortSignal): Promise<readonly ProductSummary[]> {
  if (ids.length === 0) return [];
  const answer = await fetch(`/cards?ids=${ids.slice(0, MOST_CARDS).join(",")}`, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`Cards: ${answer.status}`);
  const products: unknown = await answer.json();
  if (!Array.isArray(products) || !products.every(isProduct)) throw new Error("Cards: no list of products");
  return products;
}
