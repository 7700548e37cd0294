import type { Review } from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";
import { sanitizeReview } from "../html/sanitizeHtml.ts";

/** Edge of a product's reviews: the rating is on the edge, the text on the node. */
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
 * Maps reviews for display. The shop accepts ratings of 0 and 9 and empty texts: ratings are limited to 5, and 0 means
 * no rating.
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

/** Converts the shop's "2026-11-09 09:12:00", which is UTC, to ISO. */
const toIsoDate = (date: string | null): string =>
  date && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(date) ? `${date.replace(" ", "T")}Z` : (date ?? "");
