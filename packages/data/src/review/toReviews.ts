import type { Review } from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";
import { sanitizeReview } from "../html/sanitizeHtml.ts";

/** Edge of a product's review connection: the rating belongs to the edge, the text to the node. */
export interface ReviewFields {
  readonly rating: number | null;
  readonly node: {
    readonly databaseId: number;
    readonly content: string | null;
    readonly date: string | null;
    readonly author: { readonly node: { readonly name: string | null } } | null;
  };
}

/**
 * Maps reviews for display. Ratings above 5 are reduced to 5, and 0 means no rating, because the shop does not validate
 * ratings.
 */
export function toReviews(edges: readonly ReviewFields[]): readonly Review[] {
  return edges.map(({ rating, node }) => ({
    id: node.databaseId,
    author: toPlainText(node.author?.node.name),
    rating: Math.min(5, Math.max(0, Math.round(rating ?? 0))),
    content: sanitizeReview(node.content),
    date: toIsoDate(node.date),
  }));
}

/** Converts the shop's "2026-11-09 09:12:00", which is on its clock, to ISO, with UTC in place of its time zone. */
const toIsoDate = (date: string | null): string =>
  date && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(date) ? `${date.replace(" ", "T")}Z` : (date ?? "");
