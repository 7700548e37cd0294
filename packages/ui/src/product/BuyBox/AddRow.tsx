import { chakra } from "@chakra-ui/react";
import type { ProductDetail } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { QuantityField } from "../../primitives/QuantityField/QuantityField.tsx";
import type { Offer } from "./offerOf.ts";

export interface AddRowProps {
  product: ProductDetail;
  offer: Offer;
  siteName: string;
  quantity: number;
  /** Pieces that can be had. */
  most: number;
  onQuantity: (quantity: number) => void;
  isAdding: boolean;
  onAdd: () => void;
}

/** How many, and the one solid button of the page; for another seller's product the way there, for the rest nothing. */
export function AddRow({ product, offer, siteName, quantity, most, onQuantity, isAdding, onAdd }: AddRowProps) {
  const intl = useIntl();

  switch (offer.state) {
    case "buyable":
    case "choiceMissing":
      return (
        <RowRoot>
          <QuantityField
            size="lg"
            value={quantity}
            onChange={onQuantity}
            max={most}
            label={intl.formatMessage({ id: "product.quantity" })}
          />
          <Button size="lg" loading={isAdding} loadingText={intl.formatMessage({ id: "product.adding" })} onClick={onAdd}>
            <FormattedMessage id="product.addToCart" />
          </Button>
        </RowRoot>
      );
    case "external":
      return product.external && (
        <Elsewhere>
          <LinkButton size="lg" block iconEnd="external" href={product.external.url} rel="noopener nofollow">
            {product.external.label || <FormattedMessage id="product.externalBuy" />}
          </LinkButton>
          <Small>
            <FormattedMessage id="product.externalNotice" values={{ siteName }} />
          </Small>
        </Elsewhere>
      );
    case "outOfStock":
    case "unavailable":
    case "unpriced":
      return null;
  }
}

const RowRoot = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "auto minmax(0, 1fr)" },
    justifyItems: { base: "start", sm: "stretch" },
    gap: "10px",
    mt: "3",
    "& > button": { width: "full" },
  },
});
const Elsewhere = chakra("div", { base: { mt: "5" } });
const Small = chakra("p", { base: { mt: "2", textStyle: "xs", color: "fg.subtle" } });
