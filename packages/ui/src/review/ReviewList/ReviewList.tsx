import { chakra } from "@chakra-ui/react";
import type { Review } from "@rewire/domain";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { ReviewCard } from "./ReviewCard.tsx";

export interface ReviewListProps {
  /** Newest first, as the shop gives them. */
  reviews: readonly Review[];
  /** How many stand there at first, and how many more each press shows. @default 10 */
  pageSize?: number | undefined;
}

/** What people wrote, a page at a time; a line that says so where nobody has. */
export function ReviewList({ reviews, pageSize = 10 }: ReviewListProps) {
  const [shown, setShown] = useState(pageSize);
  if (reviews.length === 0) {
    return (
      <Nobody>
        <FormattedMessage id="review.none" />
      </Nobody>
    );
  }
  const hidden = reviews.length - shown;

  return (
    <div>
      <ol>
        {reviews.slice(0, shown).map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button variant="line" onClick={() => setShown(shown + pageSize)}>
          <FormattedMessage id="review.more" values={{ count: Math.min(hidden, pageSize) }} />
        </Button>
      )}
    </div>
  );
}

const Nobody = chakra("p", { base: { color: "fg.muted" } });
