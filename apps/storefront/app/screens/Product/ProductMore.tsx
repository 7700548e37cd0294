import { Suspense } from "react";
import type { ProductDetail, ReviewPage } from "@rewire/domain";
import {
  BelowFold,
  hasSpecs,
  lazyPart,
  PageSection,
  RelatedProducts,
  SpecTable,
  useIsHydrated,
  useStoreSettings,
} from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { useCardActions } from "../../commerce/useCardActions.ts";
import { ProductReviews } from "./ProductReviews.tsx";

const ViewedShelf = lazyPart(() => import("./ViewedShelf.tsx"));

/** Content below the fold: specifications, reviews, other products. Server-rendered, hydrated later. */
export function ProductMore({ product, reviews }: { product: ProductDetail; reviews: ReviewPage | null }) {
  const links = useLinks();
  const { showReviews, showRelatedProducts } = useStoreSettings();
  const cardActions = useCardActions();

  return (
    <BelowFold height={usualHeight}>
      {hasSpecs(product) && (
        <PageSection>
          <SpecTable attributes={product.attributes} dimensions={product.dimensions} />
        </PageSection>
      )}
      {showReviews && (
        <PageSection tone="fill">
          <ProductReviews product={product} reviews={reviews} />
        </PageSection>
      )}
      {showRelatedProducts && product.related.length > 0 && (
        <PageSection>
          <RelatedProducts products={product.related} links={links} {...cardActions} />
        </PageSection>
      )}
      <Viewed currentId={product.id} />
    </BelowFold>
  );
}

const usualHeight = { base: "230rem", lg: "180rem" };

/**
 * Recently viewed products, known in the browser only. Reads the hydration state itself, so that the parent does not
 * render twice.
 */
function Viewed({ currentId }: { currentId: ProductDetail["id"] }) {
  return (
    useIsHydrated() && (
      <Suspense fallback={null}>
        <ViewedShelf currentId={currentId} />
      </Suspense>
    )
  );
}
