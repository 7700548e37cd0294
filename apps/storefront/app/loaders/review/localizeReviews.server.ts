import type { ReviewPage } from "@rewire/domain";
import type { BuyerTexts } from "@rewire/ui";
import { titleOf } from "../../i18n/titleOf.server.ts";

/** Page of reviews with the words that only some pages of reviews need. */
export interface LocalizedReviews extends ReviewPage {
  /** Words of the mark of a verified purchase; missing where no review has it. */
  readonly buyerTexts?: BuyerTexts | undefined;
}

/** Adds words in the language of the URL to a page of reviews; only those that it needs, to keep pages small. */
export async function localizeReviews(request: Request, reviews: ReviewPage): Promise<LocalizedReviews> {
  if (!reviews.items.some(({ isBuyer }) => isBuyer)) return reviews;
  const [mark, note] = await Promise.all([titleOf(request, "reviewMark.buyer"), titleOf(request, "reviewMark.note")]);
  return { ...reviews, buyerTexts: { mark, note } };
}
