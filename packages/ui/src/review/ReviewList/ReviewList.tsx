import { reviewsPerPage, type ReviewPage, type ReviewQuery } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Chip } from "../../primitives/Chip/Chip.tsx";
import { Pagination } from "../../primitives/Pagination/Pagination.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ReviewCard } from "./ReviewCard.tsx";
import { ReviewSortLinks } from "./ReviewSortLinks.tsx";

/** Texts about verified purchases: the label of the badge, and the note that explains it. */
export interface BuyerTexts {
  readonly mark: string;
  readonly note: string;
}

export interface ReviewListProps {
  /** One page of reviews. */
  reviews: ReviewPage;
  /** Returns the URL of a review query for the same product. */
  hrefFor: (query: ReviewQuery) => string;
  /** Label of the badge for a verified purchase, and its explanation. @default no review has the badge */
  buyerTexts?: BuyerTexts | undefined;
}

/** Page of reviews with sort and filter links, or a message if there are no reviews. */
export function ReviewList({ reviews, hrefFor, buyerTexts }: ReviewListProps) {
  const { items, total, page, pageCount, query, rating } = reviews;
  const { formatMessage } = useIntl();
  if (rating.count === 0)
    return (
      <MutedText>
        <FormattedMessage id="review.none" />
      </MutedText>
    );
  const firstPosition = (page - 1) * reviewsPerPage;

  return (
    <div>
      <ListToolbar>
        <RangeText>
          <bdi>
            <FormattedMessage
              id="review.range"
              values={{ from: total === 0 ? 0 : firstPosition + 1, to: firstPosition + items.length, total }}
            />
          </bdi>
        </RangeText>
        {query.stars !== null && (
          <Chip
            isRemovable
            label={formatMessage({ id: "review.onlyStars" }, { stars: query.stars })}
            href={hrefFor({ ...query, stars: null, page: 1 })}
            rel="nofollow"
          />
        )}
        {total > 1 && <ReviewSortLinks query={query} hrefFor={hrefFor} />}
      </ListToolbar>
      <ol>
        {items.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} purchaseLabel={buyerTexts?.mark} />
          </li>
        ))}
      </ol>
      {buyerTexts && items.some(({ isBuyer }) => isBuyer) && <NoteText>{buyerTexts.note}</NoteText>}
      <Pagination page={page} pages={pageCount} hrefFor={(targetPage) => hrefFor({ ...query, page: targetPage })} />
    </div>
  );
}

const NoteText = chakra("p", { base: { maxWidth: "66ch", mb: "4", textStyle: "xs", color: "fg.subtle" } });
const MutedText = chakra("p", { base: { color: "fg.muted" } });
const ListToolbar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    rowGap: "2",
    columnGap: "4",
    pb: "4",
    textStyle: "sm",
  },
});
const RangeText = chakra("output", { base: { color: "fg.muted" } });
