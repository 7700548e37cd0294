import type { Review } from "@rewire/domain";
import { plainText } from "../html/plainText.ts";
import { sanitizeReview } from "../html/sanitizeHtml.ts";

/** An edge of a product's reviews: the stars hang on the edge, the words on the node. */
export interface WireReview {
  readonly rating: number | null;
  readonly node: {
    readonly databaseId: number;
    readonly content: string | null;
    readonly date: string | null;
    readonly author: { readonly node: { readonly name: string | null } } | null;
  };
}

/** Reviews that a shopper can read. The shop accepts ratings of 0 and 9 and empty texts: stars are held to 5, and 0 is none. */
export function toReviews(edges: readonly WireReview[]): readonly Review[] {
  return edges.map(({ rating, node }) => ({
    id: node.databaseId,
    author: plainText(node.author?.node.name),
    rating: Math.min(5, Math.max(0, Math.round(rating ?? 0))),
    content: sanitizeReview(node.content),
    date: toIso(node.date),
  }));
}

/** The shop writes "2026-11-09 09:12:00" and means UTC. */
const toIso = (date: string | null): string =>
  date && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(date) ? `${date.replace(" ", "T")}Z` : (date ?? "");
