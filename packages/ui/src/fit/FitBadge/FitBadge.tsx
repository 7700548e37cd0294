import { FormattedMessage } from "react-intl";
import { Badge } from "../../primitives/Badge/Badge.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { fitMessages } from "../rules/fitMessages.ts";

export interface FitBadgeProps {
  /** Name of the shopper's device that the product fits. */
  name: string;
  /** How it fits; chargers and cables fit at full speed or slower. @default "fits" */
  kind?: "fits" | "fullSpeed" | "slower" | undefined;
  /** Whether the card has another badge at the same corner. @default false */
  isBelowSaleBadge?: boolean | undefined;
}

/**
 * Badge on a product card with the name of the shopper's device that the product fits. It is positioned over the
 * picture, so that the layout does not shift.
 */
export function FitBadge({ name, kind = "fits", isBelowSaleBadge = false }: FitBadgeProps) {
  return (
    <BadgeContainer isBelowSaleBadge={isBelowSaleBadge}>
      <Badge tone="success">
        <FormattedMessage id={fitMessages[kind]} values={{ name }} />
      </Badge>
    </BadgeContainer>
  );
}

// The wishlist button is at the other corner.
const BadgeContainer = chakra("div", {
  base: { position: "absolute", insetInlineStart: "0", insetInlineEnd: "3rem", lineHeight: "1", pointerEvents: "none" },
  variants: { isBelowSaleBadge: { true: { top: "2rem" }, false: { top: "0" } } },
});
