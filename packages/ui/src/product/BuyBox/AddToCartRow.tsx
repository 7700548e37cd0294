import { buyForm, type Choice, type Offer, type ProductDetail } from "@rewire/domain";
import type { MouseEvent, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { QuantityField } from "../../primitives/QuantityField/QuantityField.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface AddToCartRowProps {
  product: ProductDetail;
  offer: Offer;
  choice: Choice;
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
 * Quantity field and add button; for an external product, a link to its seller. Renders nothing for products that
 * cannot be purchased.
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

function BuyFormRow({
  product,
  offer,
  choice,
  quantity,
  maxQuantity,
  onQuantityChange,
  isAdding,
  onAdd,
  wishlistButton,
}: AddToCartRowProps) {
  const intl = useIntl();
  return (
    <RowRoot
      data-wish={wishlistButton ? true : undefined}
      {...(offer.state === "buyable" ? { method: "post", action: buyForm.path } : {})}
    >
      <QuantityField
        size="lg"
        value={quantity}
        onChange={onQuantityChange}
        max={maxQuantity}
        label={intl.formatMessage({ id: "product.quantity" })}
        name={buyForm.quantity}
      />
      <Button
        size="lg"
        type={offer.state === "buyable" ? "submit" : "button"}
        isLoading={isAdding}
        loadingText={intl.formatMessage({ id: "product.adding" })}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onAdd();
        }}
      >
        <FormattedMessage id="product.addToCart" />
      </Button>
      {wishlistButton}
      {offer.state === "buyable" && <BuyFields product={product} offer={offer} choice={choice} />}
    </RowRoot>
  );
}

/** What the form says until JavaScript runs; see `POST /cart/add`. */
function BuyFields({ product, offer, choice }: Pick<AddToCartRowProps, "product" | "offer" | "choice">) {
  const fields = [
    [buyForm.product, product.id],
    ...(offer.variation
      ? [
          [buyForm.variation, offer.variation.id],
          ...Object.entries(choice).map(([name, value]) => [buyForm.option + name, value]),
        ]
      : []),
  ] as const;
  return fields.map(([name, value]) => <input key={name} type="hidden" name={String(name)} value={value} />);
}

const RowRoot = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "auto minmax(0, 1fr)" },
    justifyItems: { base: "start", sm: "stretch" },
    gap: "10px",
    mt: "3",
    "& > button:nth-of-type(1)": { width: "full" },
    "&[data-wish]": { gridTemplateColumns: { base: "minmax(0, 1fr) auto", sm: "auto minmax(0, 1fr) auto" } },
    // On phones the quantity has its own line, and the wishlist button is beside the button below.
    "&[data-wish] > :first-of-type": { gridColumn: { base: "1 / -1", sm: "auto" } },
  },
});
const ExternalLinkRow = chakra("div", { base: { mt: "5" } });
const SmallText = chakra("p", { base: { mt: "2", textStyle: "xs", color: "fg.subtle" } });
