import type { AppliedCoupon, Cart, CartLine, CartTotals as Totals, OrderLine } from "@rewire/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { CouponChips } from "../../cart/CouponField/CouponChips.tsx";
import { CartTotals } from "../../cart/CartTotals/CartTotals.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ReviewLines } from "./ReviewLines.tsx";

export interface OrderReviewProps {
  lines: readonly (Pick<OrderLine, "slug" | "name" | "options" | "image" | "quantity" | "total"> &
    Pick<CartLine, "measurePrice">)[];
  totals: Totals;
  needsShipping: boolean;
  /** Heading of the review. @default "Your order" */
  heading?: string | undefined;
  /** Whether the goods are collected at the shop. @default false */
  isPickup?: boolean | undefined;
  /** Whether the order is or was paid. @default false */
  isPaid?: boolean | undefined;
  coupons?: readonly AppliedCoupon[] | undefined;
  /** Link back to the cart; missing once the order is placed. */
  editLink?: ReactNode;
  /** Returns the URL of a product; makes product names links. */
  productHref?: ((slug: string) => string) | undefined;
  /** Whether the totals are outdated. @default false */
  isUpdating?: boolean | undefined;
}

/** Lines and totals of an order, shown next to the checkout form or the order details. */
export function OrderReview({
  lines,
  totals,
  needsShipping,
  heading,
  isPickup,
  isPaid,
  coupons = [],
  editLink,
  productHref,
  isUpdating,
}: OrderReviewProps) {
  const { formatMessage } = useIntl();
  const title = heading ?? formatMessage({ id: "checkout.yourOrder" });
  // Codes without a description, such as those of a placed order, are omitted: the totals already list them.
  const describedCoupons = coupons.filter(({ description, giftCard }) => description || giftCard?.remaining);

  return (
    <ReviewPanel aria-label={title}>
      <ReviewHeader>
        <Heading>{title}</Heading>
        {editLink}
      </ReviewHeader>
      <ReviewLines lines={lines} productHref={productHref} />
      {describedCoupons.length > 0 && (
        <CodesRow>
          <CouponChips coupons={describedCoupons} />
        </CodesRow>
      )}
      <CartTotals
        totals={totals}
        coupons={coupons}
        needsShipping={needsShipping}
        isPickup={isPickup}
        isPaid={isPaid}
        isUpdating={isUpdating}
      />
    </ReviewPanel>
  );
}

export interface CollapsedReviewProps {
  cart: Cart;
  children: ReactNode;
}

/** Order review on phones, collapsed to one line with the total. It can be expanded without JavaScript. */
export function CollapsedReview({ cart, children }: CollapsedReviewProps) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();

  return (
    <CollapsibleReview>
      <summary>
        <ExpandLabel>
          <Icon name="bag" />
          {formatMessage({ id: "checkout.yourOrderCount" }, { count: cart.itemCount })}
          <Icon name="down" />
        </ExpandLabel>
        <TotalText>{formatMoney(cart.totals.total)}</TotalText>
      </summary>
      {children}
    </CollapsibleReview>
  );
}

/** Button to edit the cart. Renders nothing without a callback. */
export function EditCartLink({ onEdit }: { onEdit?: (() => void) | undefined }) {
  const { formatMessage } = useIntl();
  if (!onEdit) return null;
  return (
    <EditButton type="button" onClick={onEdit}>
      {formatMessage({ id: "cart.edit" })}
    </EditButton>
  );
}

const ReviewPanel = chakra("section", {
  base: { containerType: "inline-size", p: { base: "20px", md: "28px" }, bg: "bg.subtle" },
});
const ReviewHeader = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: "4",
    rowGap: "1",
  },
});
const Heading = chakra("h2", { base: { textStyle: "h3" } });
const CodesRow = chakra("div", { base: { pt: "1.5", pb: "3" } });
const EditButton = chakra("button", {
  base: {
    minHeight: "24px",
    color: "accent.fg",
    textStyle: "sm",
    fontWeight: "semibold",
    textDecoration: "underline",
    textUnderlineOffset: "0.22em",
    cursor: "pointer",
  },
});
const CollapsibleReview = chakra("details", {
  base: {
    borderBlockWidth: "1px",
    borderColor: "border",
    "& > summary": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      flexWrap: "wrap",
      columnGap: "4",
      minHeight: "56px",
      cursor: "pointer",
      fontWeight: "medium",
      "&::-webkit-details-marker": { display: "none" },
    },
    "&[open] > summary svg:last-of-type": { transform: "rotate(180deg)" },
  },
});
const ExpandLabel = chakra("span", { base: { display: "inline-flex", alignItems: "center", gap: "2" } });
const TotalText = chakra("span", { base: { fontFamily: "figures", fontWeight: "semibold" } });
