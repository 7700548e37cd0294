import { remainingQuantity, type Stock } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";

// @chunk frame: used by most pages.

export interface StockLabelProps {
  stock: Stock;
}

/**
 * Availability of a product as text, next to a square that is full, half full or hollow. The information does not
 * depend on colour alone.
 */
export function StockLabel({ stock }: StockLabelProps) {
  const remainingCount = remainingQuantity(stock);
  if (remainingCount !== null) {
    return (
      <StockRoot availability="low">
        <FormattedMessage id="product.onlyLeft" values={{ count: remainingCount }} />
      </StockRoot>
    );
  }
  return (
    <StockRoot availability={stock.state}>
      <FormattedMessage id={MESSAGE_IDS[stock.state]} />
    </StockRoot>
  );
}

const MESSAGE_IDS = {
  inStock: "product.inStock",
  outOfStock: "product.outOfStock",
  onBackorder: "product.onBackorder",
} as const;

const createOutline = (color: string) => ({ bg: "none", boxShadow: `inset 0 0 0 1.5px {colors.${color}}` });

const StockRoot = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "baseline",
    gap: "7px",
    textStyle: "xs",
    fontWeight: "medium",
    _before: { content: '""', flex: "none", width: "0.5625rem", height: "0.5625rem", forcedColorAdjust: "none" },
  },
  variants: {
    availability: {
      inStock: { color: "fg.muted", _before: { bg: "success.border" } },
      low: {
        color: "warning.fg",
        _before: {
          ...createOutline("warning.border"),
          backgroundImage: "linear-gradient(to top, {colors.warning.border} 50%, transparent 50%)",
        },
      },
      outOfStock: { color: "fg.subtle", _before: createOutline("border.control") },
      onBackorder: { color: "fg.muted", _before: createOutline("info.border") },
    },
  },
});
