import { getNextSeriesNumber, type Engine } from "../engine/Engine.ts";
import { isEmail } from "../users/createUser.ts";
import type { RequestContext } from "../session/RequestContext.ts";
import { formatInZone } from "../wordpress/time.ts";
import { replaceTags } from "../wordpress/text.ts";
import { UserError } from "../wordpress/UserError.ts";
import { listApprovedReviews } from "./productReviews.ts";
import type { Review } from "../records/Review.ts";
import { toReviewView } from "./toReviewView.ts";

interface ReviewInput {
  readonly author?: string | null;
  readonly authorEmail?: string | null;
  readonly commentOn?: number | null;
  readonly content?: string | null;
  readonly rating: number;
}

const FIRST_REVIEW_ID = 500_000;

/**
 * Submits a review. The rate limit, the author and duplicates are checked; the rating and the text are not validated.
 */
export function writeReview(context: RequestContext, input: ReviewInput) {
  const { engine, user } = context;
  const product = engine.catalogue.byId.get(input.commentOn ?? 0);
  if (product === undefined || product.status !== "publish")
    throw new UserError("The ID of the node to comment on is invalid");
  const author = user?.displayName ?? input.author ?? "";
  const email = user?.email ?? input.authorEmail ?? "";
  if (author === "") throw new UserError("Comment must include an authorName.");
  if (!isEmail(email)) throw new UserError("The email address you are trying to use is invalid");
  /** The rate limit is checked before duplicates, as recorded; a rejected review does not count. */
  limitReviewRate(context, email);
  const content = sanitizeContent(input.content ?? "");
  const before = engine.database.list("review").filter((review) => review.product === product.id);
  if (
    [...before, ...listApprovedReviews(engine, product)].some(
      (review) => review.email.toLowerCase() === email.toLowerCase() && review.content === content,
    )
  ) {
    throw new UserError("Duplicate comment detected; it looks as though you&#8217;ve already said that!");
  }
  const review: Review = {
    id: getNextSeriesNumber(engine, "review", FIRST_REVIEW_ID),
    product: product.id,
    author,
    email,
    rating: input.rating,
    content,
    date: formatInZone(engine.now(), engine.settings.timeZone),
    status: engine.settings.reviews.moderated ? "HOLD" : "APPROVE",
    ...(user && { user: user.id }),
  };
  saveReview(engine, review);
  engine.database.write("productReviews", String(product.id), [
    ...(engine.database.read("productReviews", String(product.id)) ?? []),
    review.id,
  ]);
  return { rating: input.rating, review: toReviewView(engine, review) };
}

/** Saves a review in the shop's database. */
export const saveReview = (engine: Engine, review: Review): void =>
  engine.database.write("review", String(review.id), review);

/** Limits the rate of reviews per e-mail and IP address; shop managers are exempt. */
function limitReviewRate(context: RequestContext, email: string): void {
  const { engine } = context;
  const clientAddress = context.headers.get("x-forwarded-for")?.split(",")[0]?.trim() ?? "local";
  for (const key of [`mail ${email.toLowerCase()}`, `from ${clientAddress}`]) {
    const lastCommentTime = engine.database.read("comment", key);
    if (lastCommentTime !== undefined && engine.now() - lastCommentTime < engine.settings.reviews.secondsBetween * 1000)
      throw new UserError("You are posting comments too quickly. Slow down.");
    engine.database.write("comment", key, engine.now());
  }
}

const ALLOWED_TAG_PATTERN = /^<\/?(b|i|em|strong|br|p)\s*\/?>$/i;

/** Removes unsafe HTML tags, and converts plain text to paragraphs as WordPress does. */
function sanitizeContent(content: string): string {
  const sanitizedContent = replaceTags(content, (tag) => (ALLOWED_TAG_PATTERN.test(tag) ? tag : "")).trim();
  return sanitizedContent === ""
    ? ""
    : /<p>/i.test(sanitizedContent)
      ? sanitizedContent
      : `<p>${sanitizedContent.replace(/\n\n+/g, "</p>\n<p>")}</p>\n`;
}
