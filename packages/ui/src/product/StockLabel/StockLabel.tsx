import { remainingQuantity, type Stock } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";

// @chunk frame: used by most pages.

export interface StockLabelProps {
  stock: Stock;
}

/** Availability as text beside a full, half or hollow square, so that it does not depend on colour alone. */
export function StockLabel({ stock }: StockLabelProps) {
  const remaining = remainingQuantity(stock);
  if (remaining !== null) {
    return (
      <StockRoot look="low">
        <FormattedMessage id="product.onlyLeft" values={{ count: remaining }} />
      </StockRoot>
    );
  }
  return (
    <StockRoot look={stock.state}>
      <FormattedMessage id={LABELS[stock.state]} />
    </StockRoot>
  );
}

const LABELS = {
  inStock: "product.inStock",
  outOfStock: "product.outOfStock",
  onBackorder: "product.onBackorder",
} as const;

const outlined = (color: string) => ({ bg: "none", boxShadow: `inset 0 0 0 1.5px {colors.${color}}` });

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
    look: {
      inStock: { color: "fg.muted", _before: { bg: "success.border" } },
      low: {
        color: "warning.fg",
        _before: {
          ...outlined("warning.border"),
          backgroundImage: "linear-gradient(to top, {colors.warning.border} 50%, transparent 50%)",
        },
      },
      outOfStock: { color: "fg.subtle", _before: outlined("border.control") },
      onBackorder: { color: "fg.muted", _before: outlined("info.border") },
    },
  },
});
