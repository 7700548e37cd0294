import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { stringifyReviewQuery, type ProductDetail, type ReviewPage, type ReviewQuery } from "@rewire/domain";
import { Button, lazyPart, ReviewSection, useIsHydrated } from "@rewire/ui";
import { LateWords } from "../../i18n/LateWords.tsx";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { readReviewDraft } from "./reviewDraft.ts";

const ReviewWriter = lazyPart(() => import("./ReviewWriter.tsx"));

/** What people think of the product, with addresses for every page, order and number of stars, and the way to write more. */
export function ProductReviews({ product, reviews }: { product: ProductDetail; reviews: ReviewPage | null }) {
  const { pathname, search } = useLocation();
  const hrefFor = (query: ReviewQuery) => {
    const next = stringifyReviewQuery(new URLSearchParams(search), query).toString();
    return `${pathname}${next && `?${next}`}#reviews`;
  };

  return (
    <ReviewSection reviews={reviews} hrefFor={hrefFor}>
      {product.takesReviews ? (
        <OwnReview product={product} />
      ) : (
        <p>
          <FormattedMessage id="review.closed" />
        </p>
      )}
    </ReviewSection>
  );
}

/** A button, and the form that it opens; open from the start where this browser keeps a draft. */
function OwnReview({ product }: { product: ProductDetail }) {
  const { prepare } = useCommerce();
  const [isAsked, setAsked] = useState(false);
  const isHydrated = useIsHydrated();
  const [wasWriting, setWasWriting] = useState<boolean | null>(null);
  // Asked once: the form stays when the draft has become a review.
  if (isHydrated && wasWriting === null) setWasWriting(readReviewDraft(product.id) !== null);
  const write = () => {
    prepare();
    setAsked(true);
  };

  if (!isAsked && !wasWriting)
    return (
      <Button variant="line" onClick={write}>
        <FormattedMessage id="review.write" />
      </Button>
    );
  return (
    <Suspense fallback={null}>
      <LateWords>
        <ReviewWriter product={product} takesFocus={isAsked} />
      </LateWords>
    </Suspense>
  );
}
