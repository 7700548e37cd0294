import type { Review } from "@rewire/domain";
import { FormattedDate, FormattedMessage } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Prose } from "../../primitives/Prose/Prose.tsx";
import { Rating } from "../../primitives/Rating/Rating.tsx";
import { ReviewPhotos } from "../ReviewPhotos/ReviewPhotos.tsx";
import { chakra } from "../../theme/chakra.tsx";

interface ReviewCardProps {
  review: Review;
  /** Text of the label for a verified purchase. @default no review has the label */
  purchaseLabel?: string | undefined;
}

/**
 * Card for a review: stars if there is a rating, date, text, photos and author. It has a label if the purchase is
 * verified.
 */
export function ReviewCard({ review, purchaseLabel }: ReviewCardProps) {
  const { author, rating, content, date, isBuyer = false, photos = [] } = review;
  return (
    <CardRoot>
      <CardHeader>
        {rating > 0 && <Rating average={rating} />}
        {!Number.isNaN(Date.parse(date)) && (
          <time dateTime={date.slice(0, 10)}>
            <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
          </time>
        )}
      </CardHeader>
      <Prose html={content} />
      {photos.length > 0 && <ReviewPhotos photos={photos} />}
      <AuthorText>
        <bdi>{author || <FormattedMessage id="review.anonymous" />}</bdi>
        {isBuyer && purchaseLabel && (
          <PurchaseLabel>
            <Icon name="checkCircle" size={1} /> {purchaseLabel}
          </PurchaseLabel>
        )}
      </AuthorText>
    </CardRoot>
  );
}

const CardRoot = chakra("article", {
  base: { py: "22px", borderTop: "hairline", overflowWrap: "anywhere", "& p": { maxWidth: "66ch" } },
});
const CardHeader = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    rowGap: "1",
    columnGap: "4",
    mb: "2",
    "& time": { textStyle: "xs", color: "fg.subtle" },
  },
});
const AuthorText = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "3", mt: "2", textStyle: "xs", color: "fg.subtle" },
});
const PurchaseLabel = chakra("span", {
  base: { display: "inline-flex", alignItems: "center", gap: "1" },
});
