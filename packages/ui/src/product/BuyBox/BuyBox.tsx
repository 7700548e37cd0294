import {
  getMaxQuantity,
  type Choice,
  type ProductDetail,
  type SiteLinks,
  type Variation,
  resolveOffer,
  type CurrentStock,
  listSelectedLabels,
  toEnergyLabelUrl,
} from "@rewire/domain";
import { useId, useLayoutEffect, useRef, useState, type ComponentType, type PointerEvent, type ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { StockLabel } from "../StockLabel/StockLabel.tsx";
import type { StickyBuyBarProps } from "../StickyBuyBar/StickyBuyBar.tsx";
import { VariationPicker, type Swatches } from "../VariationPicker/VariationPicker.tsx";
import { AddToCartRow } from "./AddToCartRow.tsx";
import { BuyHeader } from "./BuyHeader.tsx";
import { BuyNotice, type AddOutcome } from "./BuyNotice.tsx";
import { BuyPrice } from "./BuyPrice.tsx";

/** Request to add a product to the cart: the variation and the quantity. */
export interface AddRequest {
  readonly product: ProductDetail;
  readonly variation: Variation | null;
  /** Selected options of all attributes, including those that the variation leaves open ("any"). */
  readonly choice: Choice;
  readonly quantity: number;
}

export interface BuyBoxProps {
  product: ProductDetail;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  onAdd: (request: AddRequest) => void;
  /** Whether the product is being added. @default false */
  isAdding?: boolean | undefined;
  /** Outcome of the last attempt; announced politely beside the button. */
  outcome?: AddOutcome | null | undefined;
  /** Called to open the cart when "View cart" is pressed. */
  onViewCart?: (() => void) | undefined;
  swatches?: Swatches | undefined;
  latestStock?: CurrentStock | undefined;
  links: Pick<SiteLinks, "category" | "product">;
  /** URL of the reviews. @default "#reviews" */
  reviewsHref?: string | undefined;
  /** Name of the shop, for the note on products that are sold elsewhere. */
  siteName: string;
  /** Note below the price, such as "incl. VAT". */
  priceNote?: ReactNode;
  /** Energy label of the product, beside the price. */
  energyLabel?: ReactNode;
  /** Wishlist button, beside the add button. */
  wishlistButton?: ReactNode;
  /** Further actions at the end, such as comparing and sharing; not printed. */
  secondaryActions?: ReactNode;
  /** Bar that stands in for the add button while that is out of view. @default no bar */
  buyBar?: ComponentType<StickyBuyBarProps> | undefined;
  /**
   * Content below the button: delivery, returns, repair prices. Hidden for products that the shop does not sell itself.
   */
  children?: ReactNode;
}

/** Returns the energy class with the URL of the whole label; undefined for goods without a label. */
const toEnergyLabel = ({ energyClass, slug }: ProductDetail, links: Pick<SiteLinks, "product">) =>
  energyClass && { energyClass, href: toEnergyLabelUrl(links.product(slug)) };

/**
 * Purchase column of a product page: name, rating, price, options, stock, quantity and add button. Data that a product
 * does not have are omitted.
 */
export function BuyBox(props: BuyBoxProps) {
  const { product, choice, onViewCart, isAdding = false, outcome = null, links, secondaryActions, children } = props;
  const { buyBar: BuyBar } = props;
  const { offer, quantity, maxQuantity, setQuantity, missingAttributes, choices, ...handlers } = useBuyBox(props);
  const { handleChoose, finishChoice, handleAdd } = handlers;
  const row = useRef<HTMLDivElement>(null);
  const formId = useId();
  const isSoldByShop = offer.state !== "external" && offer.state !== "unpriced";
  const selectedOptions = listSelectedLabels(product.attributes, choice);

  return (
    <div onPointerDownCapture={finishChoice}>
      <BuyHeader product={product} sku={offer.sku} reviewsHref={props.reviewsHref ?? "#reviews"} links={links} />
      <BuyPrice offer={offer} note={props.priceNote} energyLabel={props.energyLabel} />
      {product.kind === "variable" && offer.state !== "unpriced" && (
        <ChoicesArea ref={choices}>
          <VariationPicker
            attributes={product.attributes}
            variations={product.variations}
            choice={choice}
            onChoose={handleChoose}
            swatches={props.swatches}
            missingNames={missingAttributes.map(({ name }) => name)}
            formId={offer.state === "buyable" || offer.state === "choiceMissing" ? formId : undefined}
          />
        </ChoicesArea>
      )}
      {isSoldByShop && offer.state !== "unavailable" && (
        <StockLine>
          <StockLabel stock={offer.stock} />
        </StockLine>
      )}
      <div ref={row}>
        <AddToCartRow
          {...{ formId, product, offer, quantity, isAdding }}
          maxQuantity={maxQuantity}
          siteName={props.siteName}
          onQuantityChange={setQuantity}
          onAdd={handleAdd}
          wishlistButton={props.wishlistButton}
        />
      </div>
      <BuyNotice {...{ offer, missingAttributes, outcome, onViewCart }} chosenOptions={selectedOptions} />
      {isSoldByShop && children}
      {secondaryActions && <SecondaryActions data-print="hide">{secondaryActions}</SecondaryActions>}
      {BuyBar && (offer.state === "buyable" || offer.state === "choiceMissing") && (
        <BuyBar
          {...{ selectedOptions, isAdding }}
          name={product.name}
          price={offer.price}
          measurePrice={(offer.variation ?? product).measurePrice}
          energyLabel={toEnergyLabel(product, links)}
          onAdd={handleAdd}
          targetRef={row}
        />
      )}
    </div>
  );
}

/**
 * Returns the offer for the selected options, the quantity, and the handlers. The add button adds the option that was
 * selected last, even before its offer is rendered; it focuses a missing option instead of adding.
 */
function useBuyBox({ product, choice, latestStock, onChoose, onAdd }: BuyBoxProps) {
  const [requestedQuantity, setQuantity] = useState(1);
  const [hasTriedToAdd, setHasTriedToAdd] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const latestChoice = useRef(choice);
  useLayoutEffect(() => {
    latestChoice.current = choice;
  }, [choice]);
  const resolve = (selectedChoice: Choice) => {
    const offer = resolveOffer(product, selectedChoice, latestStock);
    const maxQuantity = getMaxQuantity({ isSoldIndividually: product.isSoldIndividually, stock: offer.stock });
    return { offer, maxQuantity, quantity: Math.min(requestedQuantity, maxQuantity) };
  };
  const resolved = resolve(choice);

  const handleChoose = (next: Choice) => {
    latestChoice.current = next;
    onChoose(next);
  };
  // Whatever is pressed next, such as the wishlist button, is about the latest choice. Other options know it already:
  // a price that loses a line would move them between press and release.
  const finishChoice = ({ target }: PointerEvent) => {
    const isOption = target instanceof Node && choices.current?.contains(target);
    if (!isOption && latestChoice.current !== choice) onChoose(latestChoice.current);
  };
  const handleAdd = () => {
    const { current: selectedChoice } = latestChoice;
    const { offer, quantity } = selectedChoice === choice ? resolved : resolve(selectedChoice);
    if (offer.state === "choiceMissing") {
      setHasTriedToAdd(true);
      focusAttribute(
        choices.current,
        product.attributes.filter(({ isChoice }) => isChoice).findIndex(({ name }) => name === offer.missing[0]?.name),
      );
    } else if (offer.state === "buyable") {
      onAdd({ product, variation: offer.variation, choice: selectedChoice, quantity });
    }
  };

  return {
    ...resolved,
    setQuantity,
    missingAttributes: hasTriedToAdd ? resolved.offer.missing : [],
    choices,
    handleChoose,
    finishChoice,
    handleAdd,
  };
}

/** Focuses the first attribute without a selected option. */
function focusAttribute(pickerElement: HTMLElement | null, index: number) {
  const group = pickerElement?.querySelectorAll<HTMLElement>("fieldset")[index];
  group?.querySelector("input")?.focus();
}

/** Checkbox and buttons without a border; the first one is aligned with the text above. */
const SecondaryActions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    rowGap: "1",
    mt: "3",
    textStyle: "sm",
    "& :is(label, button)": { fontSize: "sm", fontWeight: "normal", color: "fg.muted" },
  },
});
const StockLine = chakra("p", { base: { mt: "18px" } });
const ChoicesArea = chakra("div", { base: { mt: "5" } });
