import { Suspense } from "react";
import type { LocalizedReviews } from "../../loaders/review/localizeReviews.server.ts";
import type { ProductDetail, ProductSummary, RepairOffer } from "@rewire/domain";
import {
  LazyRender,
  hasSpecs,
  lazyComponent,
  PageSection,
  RelatedProducts,
  SpecTable,
  useIsHydrated,
  useShopSettings,
} from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { useCardActions } from "../../commerce/useCardActions.ts";
import { DurabilitySection } from "./goods/DurabilitySection.tsx";
import { ProductSet } from "./ProductSet.tsx";
import { ProductReviews } from "./ProductReviews.tsx";

const LazyRecentlyViewedProducts = lazyComponent(() => import("./RecentlyViewedProducts.tsx"));

interface ProductSectionsProps {
  product: ProductDetail;
  reviews: LocalizedReviews | null;
  repairs: readonly RepairOffer[];
  /** Products to buy together with it. @default none */
  companions?: readonly ProductSummary[] | undefined;
}

/**
 * Sections below the fold: product set, repairs and durability, specifications, reviews, and other products. They are
 * server-rendered and hydrated later.
 */
export function ProductSections({ product, reviews, repairs, companions = [] }: ProductSectionsProps) {
  const links = useLinks();
  const { showReviews, showRelatedProducts } = useShopSettings();
  const cardActions = useCardActions();
  const hasSectionAbove = companions.length > 0 || product.ecodesign || hasSpecs(product);

  return (
    <LazyRender height={expectedHeight}>
      {companions.length > 0 && <ProductSet product={product} companions={companions} />}
      {product.ecodesign && <DurabilitySection product={product} ecodesign={product.ecodesign} repairs={repairs} />}
      {hasSpecs(product) && (
        <PageSection>
          <SpecTable attributes={product.attributes} dimensions={product.dimensions} />
        </PageSection>
      )}
      {showReviews && (
        <>
          {!hasSectionAbove && emptySection}
          <PageSection tone="fill">
            <ProductReviews product={product} reviews={reviews} />
          </PageSection>
        </>
      )}
      {showRelatedProducts && product.related.length > 0 && (
        <PageSection>
          <RelatedProducts products={product.related} links={links} {...cardActions} />
        </PageSection>
      )}
      <RecentlyViewedSection currentId={product.id} />
    </LazyRender>
  );
}

/** Distance between the description and the tinted band of the reviews where no other section is between them. */
const emptySection = <PageSection verticalPadding="below">{null}</PageSection>;

const expectedHeight = { base: "230rem", lg: "180rem" };

/**
 * Recently viewed products, which are stored in the browser only. Reads the hydration state itself, so that the parent
 * does not render twice.
 */
function RecentlyViewedSection({ currentId }: { currentId: ProductDetail["id"] }) {
  return (
    useIsHydrated() && (
      <Suspense fallback={null}>
        <LazyRecentlyViewedProducts currentId={currentId} />
      </Suspense>
    )
  );
}
