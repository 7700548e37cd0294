import type { CatalogueProduct } from "../catalogue/types.ts";
import { toConnection, paginate, type PageArgs } from "../wordpress/connection.ts";
import type { Engine } from "../engine/Engine.ts";
import { encodeSlug, toGlobalId, calculateMd5 } from "../wordpress/text.ts";
import { PRODUCT_TYPE_NAMES } from "../wordpress/productTypeNames.ts";
import { calculateRating, listApprovedReviews } from "./productReviews.ts";
import { canManageShop } from "../session/canManageShop.ts";
import type { RequestContext } from "../session/RequestContext.ts";
import { formatPlainUtc, parseInZone } from "../wordpress/time.ts";
import type { Review } from "../records/Review.ts";

/** Resolves the avatar of an e-mail address. */
export const toAvatarView = (engine: Engine, email: string, size = 96) => ({
  url: `${engine.siteUrl}/avatar/${calculateMd5(email.trim().toLowerCase())}?s=${size}`,
  size,
  width: size,
  height: size,
  foundAvatar: true,
});

/** Resolves a review. As in WPGraphQL, the author's e-mail address is visible only to shop managers. */
export const toReviewView = (engine: Engine, review: Review) => ({
  __typename: "Comment",
  id: toGlobalId("comment", review.id),
  databaseId: review.id,
  content: (args: { readonly format?: string | null }) =>
    args.format === "RAW" ? null : review.content === "" ? null : review.content,
  date: review.date,
  dateGmt: formatPlainUtc(parseInZone(review.date, engine.settings.timeZone)),
  status: review.status,
  type: "review",
  commentedOn: () => {
    const product = engine.catalogue.byId.get(review.product);
    if (!product) return null;
    const { id, slug, type } = product;
    return {
      node: {
        __typename: PRODUCT_TYPE_NAMES[type],
        id: toGlobalId("post", id),
        databaseId: id,
        slug: encodeSlug(slug),
      },
    };
  },
  author: () => ({
    email: null,
    name: review.author,
    url: null,
    node: {
      __typename: "CommentAuthor",
      id: toGlobalId("comment_author", review.id),
      databaseId: review.id,
      name: review.author,
      email: (_: unknown, context: RequestContext) => (canManageShop(context) ? review.email : null),
      url: null,
      avatar: toAvatarView(engine, review.email),
    },
  }),
});

/** Resolves the approved reviews of a product. Each rating is a field of the connection's edge. */
export function createReviewsConnection(engine: Engine, product: CatalogueProduct, args: PageArgs) {
  const page = paginate(listApprovedReviews(engine, product), args, (review) => review.id);
  return {
    ...toConnection(
      page,
      (review) => review.id,
      (review) => toReviewView(engine, review),
      (review) => ({ rating: review.rating }),
    ),
    averageRating: calculateRating(engine, product).average,
  };
}
