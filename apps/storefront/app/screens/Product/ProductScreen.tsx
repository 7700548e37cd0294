import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { colourSwatches, type ProductDetail } from "@rewire/domain";
import {
  Breadcrumb, BuyBox, BuyFacts, chosenWords, FailureText, Gallery, hasSpecs, offerOf, PageSection, ProductDescription, ProductLayout,
  RelatedProducts, ReviewSection, SaleBadge, SpecTable, useStoreSettings, type AddOutcome, type AddRequest, type FreshStock,
} from "@rewire/ui";
import { useLinks } from "../../lib/useLinks.ts";
import { useSettings } from "../../lib/rootSettings.ts";
import { useStore } from "../../store/StoreContext.ts";
import { useCardAdd } from "../../store/useCardAdd.ts";
import { useChoice } from "./useChoice.ts";

const StockWatch = lazy(() => import("../../store/StockWatch.tsx"));

/** One product: pictures, choices, price, the way into the cart, and everything worth knowing about it. */
export function ProductScreen({ product }: { product: ProductDetail }) {
  const links = useLinks();
  const { site } = useSettings();
  const { showRelatedProducts } = useStoreSettings();
  const { openCart, isStarted } = useStore();
  const [choice, setChoice] = useChoice(product);
  const [freshStock, setFreshStock] = useState<FreshStock>();
  const { add, isAdding, outcome } = useAdd();
  const adding = useCardAdd();
  const offer = offerOf(product, choice, freshStock);

  return (
    <>
      <PageSection space="top">
        <ProductTrail product={product} />
        <ProductLayout
          gallery={<Gallery name={product.name} images={product.gallery} chosenImage={offer.image} badge={<SaleBadge discount={offer.discount} size="lg" />} />}
          buyBox={
            <BuyBox
              product={product}
              choice={choice}
              onChoose={setChoice}
              onAdd={(request) => void add(request)}
              isAdding={isAdding}
              outcome={outcome}
              onViewCart={openCart}
              swatches={colourSwatches}
              freshStock={freshStock}
              links={links}
              siteName={site.siteName}
            >
              {!product.isVirtual && product.external === null && product.price.kind !== "unpriced" && <BuyFacts />}
            </BuyBox>
          }
          about={<ProductDescription html={product.description} />}
        />
      </PageSection>
      {hasSpecs(product) && (
        <PageSection>
          <SpecTable attributes={product.attributes} dimensions={product.dimensions} />
        </PageSection>
      )}
      <Reviews product={product} />
      {showRelatedProducts && product.related.length > 0 && (
        <PageSection>
          <RelatedProducts products={product.related} links={links} {...adding} />
        </PageSection>
      )}
      {isStarted && (
        <Suspense fallback={null}>
          <StockWatch slug={product.slug} onStock={setFreshStock} />
        </Suspense>
      )}
    </>
  );
}

function Reviews({ product: { rating, reviews } }: { product: ProductDetail }) {
  const { showReviews } = useStoreSettings();
  if (!showReviews) return null;
  return (
    <PageSection tone="fill">
      <ReviewSection rating={rating} reviews={reviews} />
    </PageSection>
  );
}

function ProductTrail({ product: { name, categories } }: { product: ProductDetail }) {
  const { showBreadcrumbOnSingleProduct } = useStoreSettings();
  const { formatMessage } = useIntl();
  const links = useLinks();
  const [category] = categories;
  if (!showBreadcrumbOnSingleProduct) return null;
  return (
    <Breadcrumb
      items={[
        { label: formatMessage({ id: "menu.home" }), href: links.home },
        ...(category ? [{ label: category.name, href: links.category(category.slug) }] : [{ label: formatMessage({ id: "catalog.allProducts" }), href: links.products() }]),
        { label: name },
      ]}
    />
  );
}

/** Puts what is on the page into the cart and says how it went, or opens the cart where the owner wants that. */
function useAdd() {
  const { addToCart, openCart } = useStore();
  const { autoOpenCart } = useStoreSettings();
  const { formatList } = useIntl();
  const [isAdding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<AddOutcome | null>(null);

  const add = async ({ product, variation, choice, quantity }: AddRequest) => {
    setAdding(true);
    setOutcome(null);
    const result = await addToCart({ productId: product.id, variationId: variation?.id, quantity, choice });
    setAdding(false);
    if (result.ok) {
      setOutcome({ kind: "added", name: formatList([product.name, ...chosenWords(product.attributes, choice)], { type: "unit" }) });
      if (autoOpenCart) openCart();
    } else {
      setOutcome({ kind: "refused", reason: <FailureText failure={result.error} /> });
    }
  };
  return { add, isAdding, outcome };
}
