import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { FillCartItem } from "@rewire/data";
import {
  formatLineName,
  listSelectedLabels,
  resolveOffer,
  calculateSetPrice,
  toEnergyLabelUrl,
  type Offer,
  type ProductDetail,
  type ProductSummary,
} from "@rewire/domain";
import { PageSection, BundleOffer, useShopSettings } from "@rewire/ui";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { FitMessages } from "../../commerce/devices/FitMessages.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import { useChoice } from "./useChoice.ts";

interface ProductSetProps {
  product: ProductDetail;
  /** Products to buy together with it. */
  companions: readonly ProductSummary[];
}

/**
 * Section that offers the product together with accessories for the same device. All items are added to the cart at
 * once.
 */
export function ProductSet({ product, companions }: ProductSetProps) {
  const [choice] = useChoice(product);
  const offer = resolveOffer(product, choice);
  if (offer.state !== "buyable" && offer.state !== "choiceMissing") return null;
  return (
    <PageSection>
      <FitMessages fallback={null}>
        <SetOffer product={product} companions={companions} choice={choice} offer={offer} />
      </FitMessages>
    </PageSection>
  );
}

interface SetOfferProps extends ProductSetProps {
  choice: ReturnType<typeof useChoice>[0];
  /** Offer of the product for the selected options. */
  offer: Offer;
}

/** Set with its button, inside its messages, which the notice after adding is from, too. */
function SetOffer({ product, companions, choice, offer }: SetOfferProps) {
  const links = useLinks();
  const { currency } = useShopSettings();
  const { addSet, isAdding, rejectedNames } = useAddSet();
  const options = listSelectedLabels(product.attributes, choice);
  const name = formatLineName(product.name, options);
  const isComplete = offer.state === "buyable";
  const items = [
    {
      id: product.id,
      name,
      image: offer.image ?? product.image,
      price: offer.price,
      measurePrice: (offer.variation ?? product).measurePrice,
      energyLabel: toEnergyLabel(product, links.product(product.slug)),
    },
    ...companions.map((companion) => {
      const { id, name: title, image, price, measurePrice, slug } = companion;
      const href = links.product(slug);
      return { id, name: title, image, price, measurePrice, href, energyLabel: toEnergyLabel(companion, href) };
    }),
  ];
  const lines = [
    toFillCartItem(product.id, name, offer, choice),
    ...companions.map((companion) => ({ productId: companion.id, quantity: 1, name: companion.name })),
  ];
  return (
    <BundleOffer
      items={items}
      total={
        isComplete
          ? calculateSetPrice(
              items.map(({ price }) => price),
              currency,
            )
          : null
      }
      onAdd={() => void addSet(lines)}
      isAdding={isAdding}
      rejectedNames={rejectedNames}
    />
  );
}

/** Returns the arrow of a product's energy label; undefined for products without a label. */
const toEnergyLabel = ({ energyClass }: Pick<ProductSummary, "energyClass">, href: string) =>
  energyClass && { energyClass, href: toEnergyLabelUrl(href) };

const toFillCartItem = (
  productId: number,
  name: string,
  { variation }: Offer,
  choice: FillCartItem["choice"],
): FillCartItem => ({
  productId,
  quantity: 1,
  name,
  ...(variation ? { variationId: variation.id, choice } : {}),
});

/** Returns a function that adds all products of a set in one request, and the names of rejected products. */
function useAddSet() {
  const { fillCart, openCart, notify } = useCommerce();
  const { autoOpenCart } = useShopSettings();
  const { formatList, formatMessage } = useIntl();
  const [isAdding, setAdding] = useState(false);
  // A second press may come before the first one is rendered.
  const isPending = useRef(false);
  const [rejectedNames, setRejectedNames] = useState<readonly string[]>([]);

  const addSet = async (lines: readonly FillCartItem[]) => {
    if (isPending.current) return;
    isPending.current = true;
    setAdding(true);
    setRejectedNames([]);
    const { change, losses } = await fillCart(lines);
    isPending.current = false;
    setAdding(false);
    const rejectedProductNames = losses.map(({ name }) => name);
    setRejectedNames(rejectedProductNames);
    const names = lines.map(({ name }) => name).filter((name) => !rejectedProductNames.includes(name));
    // The cart panel would cover the note about rejected products.
    if (names.length === 0) return;
    if (autoOpenCart && rejectedProductNames.length === 0) openCart();
    else
      notify({
        icon: change === "pending" ? "time" : "checkCircle",
        text: formatMessage(
          { id: change === "pending" ? "fit.set.inCartLater" : "fit.set.inCart" },
          { count: names.length, names: formatList(names) },
        ),
        action: { label: formatMessage({ id: "product.viewCart" }), onClick: openCart },
      });
  };
  return { addSet, isAdding, rejectedNames };
}
