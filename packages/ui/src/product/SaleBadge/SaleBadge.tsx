import type { Discount } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useFormatMoney, useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

// @chunk shopFrame: used by most pages except the checkout.

export interface SaleBadgeProps {
  /** Highest discount; null if nothing is reduced. */
  discount: Discount | null;
  /** Size; `lg` on the main picture of a product page. @default "md" */
  size?: "md" | "lg" | undefined;
}

/**
 * Badge with the discount of a reduced price. `settings.saleBadge` selects a percentage or an amount, or hides the
 * badge.
 */
export function SaleBadge({ discount, size }: SaleBadgeProps) {
  const { saleBadge } = useShopSettings();
  const formatMoney = useFormatMoney();
  const intl = useIntl();
  if (!discount || saleBadge === "hidden") return null;

  const savedAmount =
    saleBadge === "percent"
      ? intl.formatNumber(discount.percent / 100, { style: "percent" })
      : formatMoney(discount.amount);

  return (
    <LabelRoot size={size}>
      <VisuallyHidden>
        <FormattedMessage id="product.reducedBy" />{" "}
      </VisuallyHidden>
      <span aria-hidden>−</span>
      {savedAmount}
    </LabelRoot>
  );
}

/** 45 degree cut corner; never on focusable elements. */
const LabelRoot = chakra("span", {
  base: {
    display: "inline-block",
    fontFamily: "figures",
    fontWeight: "semibold",
    lineHeight: "1",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    // Without letters, a right-to-left page would put the minus behind the number.
    direction: "ltr",
    bg: "sale.solid",
    color: "sale.contrast",
    clipPath: "polygon(0 0, calc(100% - 9px) 0, 100% 9px, 100% 100%, 0 100%)",
    forcedColorAdjust: "none",
  },
  variants: {
    size: {
      // One declaration, for the weight of lists; the direction is the same in every language.
      md: { fontSize: "sm", padding: "6px 14px 6px 9px" },
      lg: { fontSize: "lg", padding: "9px 18px 9px 12px" },
    },
  },
  defaultVariants: { size: "md" },
});
