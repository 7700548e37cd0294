import type { Review } from "../records/Review.ts";
import { canManageShop } from "../session/canManageShop.ts";
import type { RequestContext } from "../session/RequestContext.ts";
import { createConnection, type PageArgs } from "../wordpress/connection.ts";
import { toReviewView } from "./toReviewView.ts";

interface CommentFilter {
  readonly authorEmail?: string | null;
  readonly userId?: string | null;
}

/**
 * Creates the resolver of `comments`, which are sorted newest first. As in WPGraphQL, comments held for moderation are
 * visible only to users who may moderate them.
 */
export const createReviewQueries = (context: RequestContext) => ({
  comments: (args: PageArgs & { readonly where?: CommentFilter | null }) => {
    const { engine } = context;
    const { authorEmail, userId } = args.where ?? {};
    const catalogueReviews = engine.catalogue.products.flatMap((product) =>
      product.reviews.map(({ approved: isApproved, ...review }): Review => ({
        ...review,
        product: product.id,
        status: isApproved ? "APPROVE" : "HOLD",
      })),
    );
    const reviews = [...catalogueReviews, ...engine.database.list("review")]
      .filter(({ status }) => status === "APPROVE" || (status === "HOLD" && canManageShop(context)))
      .filter(({ email }) => !authorEmail || email.toLowerCase() === authorEmail.toLowerCase())
      .filter(({ user }) => !userId || String(user ?? 0) === userId)
      .toSorted((left, right) => right.id - left.id);
    return createConnection(
      reviews,
      args,
      ({ id }) => id,
      (review) => toReviewView(engine, review),
    );
  },
});
