import { Suspense, useState } from "react";
import type { LocalizedReviews } from "../../loaders/review/localizeReviews.server.ts";
import {
  colourSwatches,
  findLowestAmount,
  type ProductDetail,
  type ProductFit,
  type ProductSummary,
  type RepairOffer,
  resolveOffer,
  type CurrentStock,
  type Offer,
} from "@rewire/domain";
import {
  BuyBox,
  type BuyBoxProps,
  Gallery,
  lazyComponent,
  PageSection,
  ProductLayout,
  SaleBadge,
  useShopSettings,
} from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { useSettings } from "../../document/rootSettings.ts";
import { useCommerce, usePanelStatus } from "../../commerce/CommerceContext.ts";
import type { SentencePart } from "../../loaders/content/createSentence.server.ts";
import type { CartDelivery, StockAndDeliveryLoaderProps } from "./StockAndDeliveryLoader.tsx";
import {
  DeferredAlert,
  DeferredBuyBar,
  DeferredDescription,
  DeferredDeliveryFacts,
  DeferredFit,
  DeferredWishlistButton,
  DeferredSections,
  DeferredEnergy,
  DeferredGuarantee,
  DeferredRepairs,
  DeferredActions,
} from "./deferredParts.tsx";
import { ProductBreadcrumb } from "./ProductBreadcrumb.tsx";
import { useAddProduct } from "./useAddProduct.tsx";
import { useChoice } from "./useChoice.ts";

/** Stable object, so that components that are hydrated later keep their props. */
const emptyChoice = {};
const noFacts: NonNullable<ProductScreenProps["priceFacts"]> = {};

const PriceNote = lazyComponent(() =>
  import("@rewire/ui/price-note").then((module) => ({ default: module.PriceNote })),
);
const PriceFacts = lazyComponent(() =>
  import("@rewire/ui/price-facts").then((module) => ({ default: module.PriceFacts })),
);
const LazyStockLoader = lazyComponent(() => import("./StockAndDeliveryLoader.tsx"));

export interface ProductScreenProps {
  product: ProductDetail;
  /** Reviews; null if the shop cannot provide them at the moment, or the owner hides them. */
  reviews: LocalizedReviews | null;
  /** ISO date on which an order placed now is packed; delivery days count from it. */
  packingDate: string;
  /** Codes of the countries that the shop sells to; empty if delivery is not shown. */
  countries: readonly string[];
  /** Repairs of the product; empty if there are none. */
  repairs: readonly RepairOffer[];
  /** Devices that the product fits, and the device that it is itself. @default null: unknown */
  fit?: ProductFit | null | undefined;
  /** Sentences on the price of the product and of each variation, by id. @default none */
  priceFacts?: Readonly<Record<number, readonly string[]>> | undefined;
  /** Products to buy together with it. @default none */
  companions?: readonly ProductSummary[] | undefined;
  /** Note on the price; undefined for none. */
  priceNote?: readonly SentencePart[] | undefined;
}

/** Product page: pictures, the buy box with options and price, the description, and further sections. */
export function ProductScreen(props: ProductScreenProps) {
  const { product, reviews, packingDate, countries, repairs, fit = null, companions, priceFacts, priceNote } = props;
  const links = useLinks();
  const { site } = useSettings();
  const [choice, setChoice] = useChoice(product);
  const [latestStock, setLatestStock] = useState<CurrentStock>();
  const [cartDelivery, setCartDelivery] = useState<CartDelivery | null>(null);
  const offer = resolveOffer(product, choice, latestStock);

  return (
    <>
      <PageSection verticalPadding="top">
        <ProductBreadcrumb product={product} />
        <ProductLayout
          gallery={<ProductGallery product={product} offer={offer} />}
          buyBox={
            <ProductBuyBox
              product={product}
              choice={choice}
              onChoose={setChoice}
              swatches={colourSwatches}
              latestStock={latestStock}
              links={links}
              siteName={site.siteName}
              energyLabel={
                product.energyClass && <DeferredEnergy slug={product.slug} energyClass={product.energyClass} />
              }
              priceNote={
                <PriceNotes facts={priceFacts} offerId={offer.variation?.id ?? product.id} priceNote={priceNote} />
              }
              wishlistButton={
                <DeferredWishlistButton
                  name={product.name}
                  productId={product.id}
                  variationId={offer.variation?.id ?? null}
                  choice={offer.variation ? choice : emptyChoice}
                />
              }
              buyBar={DeferredBuyBar}
              secondaryActions={<DeferredActions product={product} device={fit?.device ?? null} />}
            >
              <BuyDetails {...{ product, offer, packingDate, countries, cartDelivery, repairs, fit }} />
            </ProductBuyBox>
          }
          description={<DeferredDescription html={product.description} />}
        />
      </PageSection>
      <DeferredSections product={product} reviews={reviews} repairs={repairs} companions={companions} />
      <StockLoader slug={product.slug} onStockChange={setLatestStock} onDeliveryChange={setCartDelivery} />
    </>
  );
}

/**
 * Loads stock and delivery once the commerce code runs. Separate component, so that opening and closing the cart
 * re-renders no other part of the page.
 */
function StockLoader(props: StockAndDeliveryLoaderProps) {
  const { isStarted } = usePanelStatus();
  return (
    isStarted && (
      <Suspense fallback={null}>
        <LazyStockLoader {...props} />
      </Suspense>
    )
  );
}

/**
 * Buy box that adds the product to the cart. Separate component, so that adding re-renders no other part of the page.
 */
function ProductBuyBox(props: Omit<BuyBoxProps, "onAdd" | "isAdding" | "outcome" | "onViewCart">) {
  const { openCart } = useCommerce();
  const { addProduct, isAdding, outcome } = useAddProduct();
  return (
    <BuyBox
      {...props}
      onAdd={(request) => void addProduct(request)}
      isAdding={isAdding}
      outcome={outcome}
      onViewCart={openCart}
    />
  );
}

interface PriceNotesProps extends Pick<ProductScreenProps, "priceNote"> {
  /** Sentences of all offers, by id. */
  facts: ProductScreenProps["priceFacts"];
  /** Id of the chosen variation, or of the product. */
  offerId: number;
}

/**
 * Facts about the price of the chosen variation, and the note on all prices. They are as high as those of the variation
 * with most facts, so that the options below stay in their place.
 */
function PriceNotes({ facts = noFacts, offerId, priceNote }: PriceNotesProps) {
  const note = priceNote && <PriceNote parts={priceNote} />;
  const sentences = facts[offerId] ?? [];
  const mostSentences = Object.values(facts).reduce((most, other) => (other.length > most.length ? other : most), []);
  return (
    <Suspense>
      {mostSentences.length > 0 ? (
        <PriceFacts sentences={sentences} reserved={mostSentences.slice(sentences.length)} note={note} />
      ) : (
        note
      )}
    </Suspense>
  );
}

function ProductGallery({ product, offer }: { product: ProductDetail; offer: Offer }) {
  const badge = <SaleBadge discount={offer.discount} size="lg" />;
  const galleryUrls = product.gallery.map(({ url }) => url);
  const hasVariationImages = product.variations.some(({ image }) => image && !galleryUrls.includes(image.url));
  return (
    <Gallery
      name={product.name}
      images={product.gallery}
      chosenImage={offer.image}
      hasVariationImages={hasVariationImages}
      badge={badge}
    />
  );
}

interface BuyDetailsProps extends Omit<ProductScreenProps, "reviews" | "priceFacts" | "priceNote" | "companions"> {
  offer: Offer;
  cartDelivery: CartDelivery | null;
}

/** Details below the button: devices that the product fits, delivery time and repair prices. */
function BuyDetails({
  product,
  offer,
  packingDate,
  countries,
  cartDelivery,
  repairs,
  fit: productFit,
}: BuyDetailsProps) {
  const { currency, guaranteeYears, showAlerts } = useShopSettings();
  const isSent = !product.isVirtual && product.external === null && product.price.kind !== "unpriced";
  return (
    <>
      {showAlerts && offer.state !== "unavailable" && (
        <DeferredAlert
          slug={product.slug}
          variationId={offer.variation?.id ?? null}
          isSoldOut={offer.state === "outOfStock"}
          price={findLowestAmount(offer.price, currency)}
        />
      )}
      {productFit && productFit.fits.length > 0 && <DeferredFit fit={productFit} />}
      {isSent && (
        <DeferredDeliveryFacts
          price={findLowestAmount(offer.price, currency)}
          isInStock={offer.stock.state === "inStock"}
          packingDate={packingDate}
          countries={countries}
          cart={cartDelivery}
        />
      )}
      {isSent && guaranteeYears !== null && <DeferredGuarantee years={guaranteeYears} />}
      {repairs.length > 0 && <DeferredRepairs product={product} repairs={repairs} />}
    </>
  );
}
