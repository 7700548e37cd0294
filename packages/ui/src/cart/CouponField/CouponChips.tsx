import type { AppliedCoupon } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface CouponChipsProps {
  coupons: readonly AppliedCoupon[];
  /** Called to remove a code; without it the codes are read-only. */
  onRemove?: ((code: string) => void) | undefined;
}

/**
 * List of the applied coupon and gift card codes, each with its discount. A gift card also shows its remaining balance,
 * and a coupon shows the shop's description.
 */
export function CouponChips({ coupons, onRemove }: CouponChipsProps) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  if (coupons.length === 0) return null;

  return (
    <List aria-label={formatMessage({ id: "cart.appliedCodes" })}>
      {coupons.map(({ code, description, saves: savedAmount, giftCard }) => (
        <li key={code}>
          <CodeText>
            <Icon name="tag" size={1.125} />
            <span>{code.toUpperCase()}</span>
            {savedAmount.minor > 0 && <SavingsText>−{formatMoney(savedAmount)}</SavingsText>}
            {onRemove && (
              <IconButton
                icon="close"
                size="sm"
                iconSize={1.125}
                label={formatMessage({ id: "cart.removeCoupon" }, { code: code.toUpperCase() })}
                onClick={() => onRemove(code)}
              />
            )}
          </CodeText>
          {giftCard?.remaining ? (
            <Text>{formatMessage({ id: "cart.giftCardRemaining" }, { amount: formatMoney(giftCard.remaining) })}</Text>
          ) : (
            description && <Text>{description}</Text>
          )}
        </li>
      ))}
    </List>
  );
}

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", listStyle: "none", "& > li": { maxWidth: "full" } },
});
const CodeText = chakra("span", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    minHeight: "controlSm",
    maxWidth: "full",
    px: "3",
    borderRadius: "md",
    bg: "bg.muted",
    textStyle: "sm",
    fontWeight: "medium",
    letterSpacing: "code",
    overflowWrap: "anywhere",
    "& > button": { marginInlineEnd: "-10px", _hover: { bg: "bg.emphasized" } },
  },
});
const SavingsText = chakra("span", {
  base: { fontFamily: "figures", letterSpacing: "normal", color: "fg.muted", whiteSpace: "nowrap" },
});
const Text = chakra("p", { base: { mt: "0.5", textStyle: "xs", color: "fg.subtle" } });
