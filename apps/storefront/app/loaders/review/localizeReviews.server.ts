import { createIntl } from "react-intl";
import type { Review, ReviewPage, ShopSettings } from "@rewire/domain";
import { loadAllMessages, findPathLocale, toLanguageTag } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import type { BuyerTexts } from "@rewire/ui";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";

/** Page of reviews with localised texts for purchase badges and photos. */
export interface LocalizedReviews extends ReviewPage {
  /** Texts of the badge for a verified purchase; undefined if no review has it. */
  readonly buyerTexts?: BuyerTexts | undefined;
  /** Label of the link to the form for a review with photos; absent if photos are not accepted. */
  readonly photoLinkText?: string;
}

/**
 * Adds texts in the language of the URL to a page of reviews. Texts that no review on the page uses are omitted to keep
 * the page small.
 */
export async function localizeReviews(
  request: Request,
  reviews: ReviewPage,
  { showReviewPhotos }: Pick<ShopSettings, "showReviewPhotos">,
): Promise<LocalizedReviews> {
  const items = await describePhotos(request, reviews.items);
  // Not undefined, which JSON does not have: the page would need React Router's larger encoding of its data.
  const texts = showReviewPhotos ? { photoLinkText: await loadMessageText(request, "reviewMark.withPhotos") } : {};
  if (!items.some(({ isBuyer }) => isBuyer)) return { ...reviews, items, ...texts };
  const [badgeText, badgeExplanation] = await Promise.all([
    loadMessageText(request, "reviewMark.buyer"),
    loadMessageText(request, "reviewMark.note"),
  ]);
  return { ...reviews, items, ...texts, buyerTexts: { mark: badgeText, note: badgeExplanation } };
}

/** Adds alternative texts to the photos of reviews. */
async function describePhotos(request: Request, reviews: readonly Review[]): Promise<readonly Review[]> {
  if (!reviews.some(({ photos }) => photos)) return reviews;
  const locale = findPathLocale(new URL(request.url).pathname);
  const messages = toParsedMessages(await loadAllMessages(locale));
  const { formatMessage } = createIntl({ locale: toLanguageTag(locale), messages });
  return reviews.map((review) => {
    const { photos, author } = review;
    if (!photos) return review;
    const values = { total: photos.length, author: author || formatMessage({ id: "reviewMark.anonymous" }) };
    return {
      ...review,
      photos: photos.map((photo, index) => ({
        ...photo,
        alt: formatMessage({ id: "reviewMark.photo" }, { ...values, number: index + 1 }),
      })),
    };
  });
}
