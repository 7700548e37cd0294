import type { Review } from "@rewire/domain";
import { toFailure } from "../failure/toFailure.ts";
import { GetReviewsDocument } from "../gql/graphql.ts";
import { toReviews, type ReviewFields } from "./toReviews.ts";
import { encodeSlug } from "../product/mappers/slug.ts";
import { read, toShopError } from "../server/read.ts";
import { readPages } from "../server/readPages.ts";
import type { ShopClient } from "../server/shopClient.ts";

/** Maximum number of reviews per request; the shop caps larger values. */
const PAGE_SIZE = 100;

/** Fetches all published reviews of a product, newest first; returns null for an unknown slug. */
export async function fetchReviews(client: ShopClient, slug: string): Promise<readonly Review[] | null> {
  const edges = new Map<number, ReviewFields>();
  let isKnown = true;
  const pages = readPages<ReviewFields>(async (after) => {
    const { data, errors } = await read(client, GetReviewsDocument, {
      slug: encodeSlug(slug),
      first: PAGE_SIZE,
      after,
    });
    if (!data.product) {
      if (errors.some(({ message }) => toFailure(message).kind !== "notFound")) throw toShopError(errors);
      isKnown = false;
    }
    const { edges: nodes = [], pageInfo = { hasNextPage: false, endCursor: null } } = data.product?.reviews ?? {};
    return { nodes, pageInfo };
  });
  // A review written meanwhile shifts the others, so duplicates are removed.
  for await (const edge of pages) edges.set(edge.node.databaseId, edge);
  return isKnown ? toReviews([...edges.values()]) : null;
}
