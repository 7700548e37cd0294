import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import {
  colourSwatches,
  lowestAmount,
  type ProductDetail,
  type RepairOffer,
  type ReviewPage,
  offerOf,
  type FreshStock,
  type Offer,
  selectedLabels,
} from "@rewire/domain";
import {
  BuyBox,
  Gallery,
  lazyPart,
  PageSection,
  ProductLayout,
  SaleBadge,
  useStoreSettings,
  type AddOutcome,
  type AddRequest,
} from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { useSettings } from "../../document/rootSettings.ts";
import { shownLine } from "../../commerce/shownLine.ts";
import { useCommerce, usePanelState } from "../../commerce/CommerceContext.ts";
import type { CartDelivery } from "./StockWatch.tsx";
import { LateAbout, LateFacts, LateHeart, LateMore, LateRefusal, LateRepairs, LateTools, LateTrail } from "./late.tsx";
import { useChoice } from "./useChoice.ts";

/** The same object each time, for parts that come to life late. */
const nothingChosen = {};

const StockWatch = lazyPart(() => import("./StockWatch.tsx"));

export interface ProductScreenProps {
  product: ProductDetail;
  /** null where the shop cannot tell them at the moment, or the owner does not show them. */
  reviews: ReviewPage | null;
  /** When the page was made, ISO date-time. */
  madeAt: string;
  /** Codes of the countries that the shop sells to; none where nothing is said about delivery. */
  countries: readonly string[];
  /** What the workshop does to this device; none for what it does not repair. */
  repairs: readonly RepairOffer[];
}

/** One product: pictures, choices, price, the way into the cart, and everything worth knowing about it. */
export function ProductScreen({ product, reviews, madeAt, countries, repairs }: ProductScreenProps) {
  const links = useLinks();
  const { site } = useSettings();
  const { openCart } = useCommerce();
  const { isStarted } = usePanelState();
  const [choice, setChoice] = useChoice(product);
  const [freshStock, setFreshStock] = useState<FreshStock>();
  const [cart, setCart] = useState<CartDelivery | null>(null);
  const { add, isAdding, outcome } = useAdd();
  const offer = offerOf(product, choice, freshStock);

  return (
    <>
      <PageSection space="top">
        <LateTrail product={product} />
        <ProductLayout
          gallery={<ProductGallery product={product} offer={offer} />}
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
              wish={
                <LateHeart
                  name={product.name}
                  productId={product.id}
                  variationId={offer.variation?.id ?? null}
                  choice={offer.variation ? choice : nothingChosen}
                />
              }
              tools={<LateTools product={product} />}
            >
              <BuyDetails {...{ product, offer, madeAt, countries, cart, repairs }} />
            </BuyBox>
          }
          about={<LateAbout html={product.description} />}
        />
      </PageSection>
      <LateMore product={product} reviews={reviews} />
      {isStarted && (
        <Suspense fallback={null}>
          <StockWatch slug={product.slug} onStock={setFreshStock} onDelivery={setCart} />
        </Suspense>
      )}
    </>
  );
}

function ProductGallery({ product, offer }: { product: ProductDetail; offer: Offer }) {
  const badge = <SaleBadge discount={offer.discount} size="lg" />;
  return <Gallery name={product.name} images={product.gallery} chosenImage={offer.image} badge={badge} />;
}

interface BuyDetailsProps extends Omit<ProductScreenProps, "reviews"> {
  offer: Offer;
  cart: CartDelivery | null;
}

/** Below the button: when it arrives and what repairs of it cost. */
function BuyDetails({ product, offer, madeAt, countries, cart, repairs }: BuyDetailsProps) {
  const { currency } = useStoreSettings();
  const isSent = !product.isVirtual && product.external === null && product.price.kind !== "unpriced";
  return (
    <>
      {isSent && (
        <LateFacts
          price={lowestAmount(offer.price, currency)}
          isInStock={offer.stock.state === "inStock"}
          madeAt={madeAt}
          countries={countries}
          cart={cart}
        />
      )}
      {repairs.length > 0 && <LateRepairs product={product} repairs={repairs} />}
    </>
  );
}

/** Puts what is on the page into the cart and says how it went, or opens the cart where the owner wants that. */
function useAdd() {
  const { addToCart, openCart } = useCommerce();
  const { autoOpenCart } = useStoreSettings();
  const { formatList } = useIntl();
  const [isAdding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<AddOutcome | null>(null);

  const add = async ({ product, variation, choice, quantity }: AddRequest) => {
    setAdding(true);
    setOutcome(null);
    const options = selectedLabels(product.attributes, choice);
    const shown = shownLine(
      { ...product, price: variation?.price ?? product.price, image: variation?.image ?? product.image },
      options,
    );
    const result = await addToCart({ productId: product.id, variationId: variation?.id, quantity, choice, shown });
    setAdding(false);
    if (result.ok) {
      setOutcome({
        kind: result.value === "waiting" ? "waiting" : "added",
        name: formatList([product.name, ...options], { type: "unit" }),
      });
      if (autoOpenCart) openCart();
    } else {
      setOutcome({ kind: "refused", reason: <LateRefusal failure={result.error} /> });
    }
  };
  return { add, isAdding, outcome };
}
