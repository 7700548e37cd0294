import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { stringifyReviewQuery, type ProductDetail, type ReviewPage, type ReviewQuery } from "@rewire/domain";
import { Button, lazyPart, ReviewSection, useIsHydrated } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { readReviewDraft } from "./reviewDraft.ts";

const ReviewWriter = lazyPart(() => import("./ReviewWriter.tsx"));

/** Reviews of a product and the form for a new review; every page, sort order and rating has its own URL. */
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

/** Button that opens the review form; initially open if this browser has a draft. */
function OwnReview({ product }: { product: ProductDetail }) {
  const { prepare } = useCommerce();
  const [isRequested, setRequested] = useState(false);
  const isHydrated = useIsHydrated();
  const [hadForm, setHadForm] = useState<boolean | null>(null);
  // Read once: the form stays open after the draft has been submitted.
  if (isHydrated && hadForm === null) setHadForm(readReviewDraft(product.id) !== null);
  const write = () => {
    prepare();
    setRequested(true);
  };

  if (!isRequested && !hadForm)
    return (
      <Button variant="line" onClick={write}>
        <FormattedMessage id="review.write" />
      </Button>
    );
  return (
    <Suspense fallback={null}>
      <DeferredMessages>
        <ReviewWriter product={product} takesFocus={isRequested} />
      </DeferredMessages>
    </Suspense>
  );
}
