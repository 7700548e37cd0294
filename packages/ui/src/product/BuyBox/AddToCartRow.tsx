import { buyForm, type Offer, type ProductDetail } from "@rewire/domain";
import type { MouseEvent, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { QuantityField } from "../../primitives/QuantityField/QuantityField.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface AddToCartRowProps {
  /** Id of the form, to which the radio buttons of the options belong. */
  formId: string;
  product: ProductDetail;
  offer: Offer;
  siteName: string;
  quantity: number;
  /** Maximum quantity. */
  maxQuantity: number;
  onQuantityChange: (quantity: number) => void;
  isAdding: boolean;
  onAdd: () => void;
  /** Wishlist button, beside or in place of the add button. */
  wishlistButton?: ReactNode;
}

/**
 * Quantity field and button that adds a product to the cart. For an external product, it is a link to the seller.
 * Renders nothing if the product cannot be purchased.
 */
export function AddToCartRow(props: AddToCartRowProps) {
  const { product, offer, siteName, wishlistButton } = props;
  switch (offer.state) {
    case "buyable":
    case "choiceMissing":
      return <BuyFormRow {...props} />;
    case "external":
      return (
        product.external && (
          <ExternalLinkRow>
            <LinkButton size="lg" isBlock iconEnd="external" href={product.external.url} rel="noopener nofollow">
              {product.external.label || <FormattedMessage id="product.externalBuy" />}
            </LinkButton>
            <SmallText>
              <FormattedMessage id="product.externalNotice" values={{ siteName }} />
            </SmallText>
            {wishlistButton}
          </ExternalLinkRow>
        )
      );
    case "outOfStock":
    case "unavailable":
    case "unpriced":
      return wishlistButton && <ExternalLinkRow>{wishlistButton}</ExternalLinkRow>;
  }
}

/**
 * Form that adds the product. Without JavaScript it is posted with the radio buttons of the options, from which the
 * server determines the variation; see `POST /cart/add`.
 */
function BuyFormRow({
  formId,
  product,
  offer,
  quantity,
  maxQuantity,
  onQuantityChange,
  isAdding,
  onAdd,
  wishlistButton,
}: AddToCartRowProps) {
  const intl = useIntl();
  const isComplete = offer.state === "buyable";
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onAdd();
  };
  return (
    <RowRoot id={formId} method="post" action={buyForm.path}>
      <QuantityField
        size="lg"
        value={quantity}
        onChange={onQuantityChange}
        max={maxQuantity}
        label={intl.formatMessage({ id: "product.quantity" })}
        name={buyForm.quantity}
      />
      <ButtonGroup>
        <Button
          size="lg"
          type={isComplete ? "submit" : "button"}
          isLoading={isAdding}
          loadingText={intl.formatMessage({ id: "product.adding" })}
          onClick={handleClick}
        >
          <FormattedMessage id="product.addToCart" />
        </Button>
        {!isComplete && (
          <NoScriptButton>
            <Button size="lg" type="submit" onClick={handleClick}>
              <FormattedMessage id="product.addToCart" />
            </Button>
          </NoScriptButton>
        )}
        {wishlistButton}
      </ButtonGroup>
      <input type="hidden" name={buyForm.product} value={product.id} />
      {offer.variation && <input type="hidden" name={buyForm.variation} value={offer.variation.id} />}
    </RowRoot>
  );
}

/** Submit button for browsers without JavaScript, in place of the button that a script handles. */
const NoScriptButton = chakra("div", {
  base: {
    display: "none",
    "@media (scripting: none)": { display: "grid", flex: "1" },
  },
});
const RowRoot = chakra("form", {
  base: { display: "flex", flexWrap: "wrap", gap: "10px", mt: "3" },
});
/** On phones, the buttons fill the row above the quantity; the wider layout has all of them in one row. */
const ButtonGroup = chakra("div", {
  base: {
    display: "flex",
    order: { base: "-1", sm: "0" },
    flex: { base: "1 1 100%", sm: "1 1 0" },
    gap: "10px",
    minWidth: "0",
    "& > button:first-of-type": { flex: "1" },
    "@media (scripting: none)": { "& > button[type=button]": { display: "none" } },
  },
});
const ExternalLinkRow = chakra("div", { base: { mt: "5" } });
const SmallText = chakra("p", { base: { mt: "2", textStyle: "xs", color: "fg.subtle" } });
