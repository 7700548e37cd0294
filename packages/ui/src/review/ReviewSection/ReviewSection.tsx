import { chakra } from "@chakra-ui/react";
import type { Rating, Review } from "@rewire/domain";
import { useId, useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useStoreSettings } from "../../provider/Settings.tsx";
import { RatingBreakdown } from "../RatingBreakdown/RatingBreakdown.tsx";
import { ratingCounts, type StarCount } from "../RatingBreakdown/ratingCounts.ts";
import { ReviewList } from "../ReviewList/ReviewList.tsx";

export interface ReviewSectionProps {
  rating: Rating;
  reviews: readonly Review[];
  /** Below the distribution: the way to write one. */
  children?: ReactNode;
}

/**
 * What people think of a product. The distribution filters the list beside it; it is shown only where every review
 * has come along, because counting some of them would tell a lie. Nothing where `settings.showReviews` is off.
 */
export function ReviewSection({ rating, reviews, children }: ReviewSectionProps) {
  const { showReviews } = useStoreSettings();
  const [stars, setStars] = useState<StarCount | null>(null);
  const titleId = useId();
  if (!showReviews) return null;
  const hasAll = reviews.length > 0 && reviews.length >= rating.count;
  const shown = stars === null ? reviews : reviews.filter((review) => Math.round(review.rating) === stars);

  return (
    <SectionRoot id="reviews" aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>
          <FormattedMessage id="review.title" />
        </Title>
        {rating.count > 0 && (
          <RatingBreakdown rating={rating} counts={hasAll ? ratingCounts(reviews) : null} shown={stars} onShow={setStars} />
        )}
        {children}
      </div>
      <ReviewList key={stars} reviews={shown} />
    </SectionRoot>
  );
}

const SectionRoot = chakra("section", {
  base: {
    display: "grid",
    gap: "10",
    columnGap: "16",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 8fr)" },
  },
});
const Title = chakra("h2", { base: { textStyle: "h2", mb: "14px" } });
