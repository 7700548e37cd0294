import { GetOwnReviewsDocument, type GetOwnReviewsQuery } from "../gql/graphql.ts";
import { toPlainText } from "../html/plainText.ts";
import { fetchReviewAuthors } from "../review/fetchReviewAuthors.ts";
import { read } from "../server/read.ts";
import { readPages } from "../server/readPages.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";

/** Review written by a customer, as stored in the shop. */
export interface OwnReview {
  readonly id: number;
  /** Null for a product that is gone. */
  readonly productId: number | null;
  readonly slug: string;
  readonly author: string;
  readonly email: string;
  /** Plain text. */
  readonly text: string;
  /** Date and time as the shop writes them, in UTC. */
  readonly date: string;
  readonly isPublished: boolean;
  /** Number of stars; null while the review is held, when the shop does not tell it. */
  readonly rating: number | null;
}

type CommentNode = NonNullable<GetOwnReviewsQuery["comments"]>["nodes"][number];

/**
 * Fetches a customer's reviews, including those that await moderation, by account or e-mail address, null for either
 * of them, with the access rights of a shop manager. The author of each review is checked again, because the shop may ignore a filter.
 *
 * @throws ShopRequestError if the shop does not respond or denies access.
 */
export async function fetchOwnReviews(
  client: ShopClient,
  { customerId, email }: { readonly customerId: number | null; readonly email: string | null },
  options: ShopRequestOptions,
): Promise<readonly OwnReview[]> {
  const isOwnReview = ({ author }: CommentNode) =>
    (email !== null && author?.node.email?.trim().toLowerCase() === email) ||
    (author?.node.__typename === "User" && author.node.databaseId === customerId);
  const reviews = new Map<number, OwnReview>();
  const filters = [
    ...(customerId === null ? [] : [{ userId: String(customerId) }]),
    ...(email === null ? [] : [{ authorEmail: email }]),
  ];
  for (const where of filters) {
    const nodes = readPages(async (after) => {
      const { data } = await read(client, GetOwnReviewsDocument, { where, after }, options);
      return data.comments ?? { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
    });
    for await (const node of nodes) if (isOwnReview(node)) reviews.set(node.databaseId, toOwnReview(node));
  }
  return addRatings(client, [...reviews.values()], options);
}

const toOwnReview = ({
  databaseId,
  content,
  date,
  status,
  author,
  commentedOn: commentedContent,
}: CommentNode): OwnReview => ({
  id: databaseId,
  productId: commentedContent?.node.databaseId ?? null,
  slug: commentedContent?.node.slug ?? "",
  author: toPlainText(author?.node.name),
  email: author?.node.email ?? "",
  text: toPlainText(content),
  date: date ?? "",
  isPublished: status === "APPROVE",
  rating: null,
});

/** Adds the ratings, which the shop tells with the reviews of a product alone. */
async function addRatings(
  client: ShopClient,
  reviews: readonly OwnReview[],
  options: ShopRequestOptions,
): Promise<readonly OwnReview[]> {
  const ratings = new Map<number, number | null>();
  const slugs = new Set(reviews.filter(({ isPublished }) => isPublished).map(({ slug }) => slug));
  for (const slug of slugs) {
    const reviewAuthors = slug === "" ? null : await fetchReviewAuthors(client, slug, options);
    for (const { reviewId, rating } of reviewAuthors?.authors ?? []) ratings.set(reviewId, rating);
  }
  return reviews.map((review) => ({ ...review, rating: ratings.get(review.id) ?? null }));
}
