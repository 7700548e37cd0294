import { GetReviewAuthorsDocument } from "../gql/graphql.ts";
import { encodeSlug } from "../product/mappers/slug.ts";
import { read } from "../server/read.ts";
import { readPages } from "../server/readPages.ts";
import { requireViewer } from "../server/requireViewer.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";

/** Author of a review. Only the service account can read this data. */
export interface ReviewAuthor {
  readonly reviewId: number;
  /** In lower case; "" where the shop does not tell it. */
  readonly email: string;
  /** Account of the author; null for a guest. */
  readonly customerId: number | null;
  /** Number of stars; null where the shop has none. */
  readonly rating: number | null;
}

/** Authors of a product's published reviews, with the id of the product. */
export interface ReviewAuthors {
  readonly productId: number;
  readonly authors: readonly ReviewAuthor[];
}

/** Maximum number of reviews per request; the shop caps larger values. */
const PAGE_SIZE = 100;

/**
 * Fetches the authors of a product's published reviews, with the access rights of a shop manager; returns null for an
 * unknown slug.
 * @throws ShopRequestError if the shop does not respond or denies access; ShopResponseError if the log-in has expired.
 */
export async function fetchReviewAuthors(
  client: ShopClient,
  slug: string,
  options: ShopRequestOptions,
): Promise<ReviewAuthors | null> {
  let productId: number | null = null;
  const pages = readPages(async (after) => {
    const variables = { slug: encodeSlug(slug), first: PAGE_SIZE, after };
    const { data } = await read(client, GetReviewAuthorsDocument, variables, options);
    requireViewer(data);
    productId = data.product?.databaseId ?? productId;
    const { edges = [], pageInfo = { hasNextPage: false, endCursor: null } } = data.product?.reviews ?? {};
    return { nodes: edges, pageInfo };
  });
  const authors: ReviewAuthor[] = [];
  for await (const { node, rating } of pages) {
    const author = node.author?.node;
    authors.push({
      reviewId: node.databaseId,
      email: author?.email?.trim().toLowerCase() ?? "",
      customerId: author?.__typename === "User" ? author.databaseId : null,
      rating,
    });
  }
  return productId === null ? null : { productId, authors };
}
