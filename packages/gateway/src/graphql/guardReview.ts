import { Refusal } from "./Refusal.ts";

/** Nobody writes more about a product. */
const LONGEST_REVIEW = 5000;

const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.trim() !== "" && value.length <= most;

/**
 * Holds a review to what one needs: the shop takes zero or nine stars and no words at all.
 *
 * @throws Refusal in words.
 */
export function guardReview(variables: Record<string, unknown>): Record<string, unknown> {
  const { productId, rating, content, author, email } = variables;
  if (!Number.isSafeInteger(productId)) throw new Refusal(400, "A review is about a product.");
  if (![1, 2, 3, 4, 5].includes(rating as number)) throw new Refusal(400, "A review has one to five stars.");
  if (!isText(content, LONGEST_REVIEW)) throw new Refusal(400, `A review has words, at most ${LONGEST_REVIEW} characters.`);
  if (typeof author !== "string" || author.length > 200 || typeof email !== "string" || email.length > 320) throw new Refusal(400, "A review has an author with an e-mail address.");
  return { productId, rating, content, author, email };
}
