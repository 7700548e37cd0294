import type { ReviewPage, ReviewQuery } from "@rewire/domain";
import { useId, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { RatingBreakdown } from "../RatingBreakdown/RatingBreakdown.tsx";
import { ReviewList, type ReviewListProps } from "../ReviewList/ReviewList.tsx";

export interface ReviewSectionProps extends Pick<ReviewListProps, "buyerTexts"> {
  /** Reviews; null if the shop cannot provide them at the moment. */
  reviews: ReviewPage | null;
  /** Returns the URL of a review query for the same product. */
  hrefFor: (query: ReviewQuery) => string;
  /** Content below the distribution, such as a button to write a review. */
  children?: ReactNode;
}

/**
 * Reviews of a product: average and distribution of all ratings, and one page of reviews. All controls are links, which
 * work without JavaScript. Renders nothing if `settings.showReviews` is off.
 */
export function ReviewSection({ reviews, hrefFor, buyerTexts, children }: ReviewSectionProps) {
  const { showReviews } = useShopSettings();
  const titleId = useId();
  if (!showReviews) return null;

  return (
    <SectionRoot id="reviews" aria-labelledby={titleId}>
      <div>
        <SectionTitle id={titleId}>
          <FormattedMessage id="review.title" />
        </SectionTitle>
        {reviews && reviews.rating.count > 0 && (
          <RatingBreakdown
            rating={reviews.rating}
            counts={reviews.counts}
            selectedStars={reviews.query.stars}
            hrefFor={(stars) => hrefFor({ ...reviews.query, stars, page: 1 })}
          />
        )}
        <ActionColumn>{children}</ActionColumn>
      </div>
      {reviews ? (
        <ReviewList reviews={reviews} hrefFor={hrefFor} buyerTexts={buyerTexts} />
      ) : (
        <p>
          <FormattedMessage id="review.notNow" />
        </p>
      )}
    </SectionRoot>
  );
}

const SectionRoot = chakra("section", {
  base: {
    display: "grid",
    gap: "10",
    columnGap: "16",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 8fr)" },
    alignItems: "start",
  },
});
const ActionColumn = chakra("div", { base: { mt: "5", "& > p": { mt: "3" } } });
const SectionTitle = chakra("h2", { base: { textStyle: "h2", mb: "14px" } });
