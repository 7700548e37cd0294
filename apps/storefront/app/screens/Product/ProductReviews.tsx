import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { stringifyReviewQuery, toValidChoice, type ProductDetail, type ReviewQuery } from "@rewire/domain";
import { Button, lazyComponent, Link, ReviewSection, useIsHydrated } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import type { LocalizedReviews } from "../../loaders/review/localizeReviews.server.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { readReviewDraft } from "./reviewDraft.ts";

const ReviewWriter = lazyComponent(() => import("./ReviewWriter.tsx"));

/**
 * Reviews of a product and a form for a new review. Each combination of page, sort order and rating has its own URL.
 */
export function ProductReviews({ product, reviews }: { product: ProductDetail; reviews: LocalizedReviews | null }) {
  const { pathname, search } = useLocation();
  const links = useLinks();
  // Of the URL's parameters only the selected options are repeated: the server knows no others.
  const choice = toValidChoice(product.attributes, Object.fromEntries(new URLSearchParams(search)));
  const hrefFor = (query: ReviewQuery) => {
    const next = stringifyReviewQuery(new URLSearchParams(choice), query).toString();
    return `${pathname}${next && `?${next}`}#reviews`;
  };

  return (
    <ReviewSection reviews={reviews} hrefFor={hrefFor} buyerTexts={reviews?.buyerTexts}>
      {product.takesReviews ? (
        <>
          <ReviewFormSection product={product} />
          {reviews?.photoLinkText && (
            <p>
              <Link href={links.reviewWithPhotos(product.slug)} rel="nofollow">
                {reviews.photoLinkText}
              </Link>
            </p>
          )}
        </>
      ) : (
        <p>
          <FormattedMessage id="review.closed" />
        </p>
      )}
    </ReviewSection>
  );
}

/** Button that opens the review form; initially open if this browser has a draft. */
function ReviewFormSection({ product }: { product: ProductDetail }) {
  const { prepare } = useCommerce();
  const [isFormRequested, setFormRequested] = useState(false);
  const isHydrated = useIsHydrated();
  const [hasStoredDraft, setHasStoredDraft] = useState<boolean | null>(null);
  // Read once: the form stays open after the draft has been submitted.
  if (isHydrated && hasStoredDraft === null) setHasStoredDraft(readReviewDraft(product.id) !== null);
  const openReviewForm = () => {
    prepare();
    setFormRequested(true);
  };

  if (!isFormRequested && !hasStoredDraft)
    return (
      <Button variant="line" onClick={openReviewForm}>
        <FormattedMessage id="review.write" />
      </Button>
    );
  return (
    <Suspense fallback={null}>
      <DeferredMessages fallback={null}>
        <ReviewWriter product={product} receivesFocus={isFormRequested} />
      </DeferredMessages>
    </Suspense>
  );
}
