import { isRecord, type ProductSummary } from "@rewire/domain";

// @chunk shopFrame: too small for a file of its own.

/** Maximum number of products in a response. */
const MAX_CARDS = 100;

/** Maximum number of ids to parse, valid or not. */
const MAX_IDS = 1_000;

/** Parses product ids from a URL parameter. Invalid ids are skipped. */
export const parseCardIds = (text: string): readonly number[] =>
  text
    .split(",", MAX_IDS)
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number)
    .slice(0, MAX_CARDS);

/**
 * Returns whether a value has the basic fields of a product. Needed because a response may come from an intermediary
 * instead of the server.
 */
export const isProduct = (product: unknown): product is ProductSummary =>
  isRecord(product) &&
  typeof product["id"] === "number" &&
  typeof product["slug"] === "string" &&
  typeof product["name"] === "string" &&
  isRecord(product["rating"]);

/**
 * Fetches current product data in the order of the given ids. Unavailable products are omitted. @throws Error if the
 * request fails or the response is invalid.
 */
export async function fetchCards(ids: readonly number[], signal?: AbortSignal): Promise<readonly ProductSummary[]> {
  if (ids.length === 0) return [];
  const response = await fetch(`/cards?ids=${ids.slice(0, MAX_CARDS).join(",")}`, { signal: signal ?? null });
  if (!response.ok) throw new Error(`Cards: ${response.status}`);
  const products: unknown = await response.json();
  if (!Array.isArray(products) || !products.every(isProduct)) throw new Error("Cards: no list of products");
  return products;
}
