import { listReductions, type AppliedCoupon, type CartTotals as Totals, type Money } from "@rewire/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface CartTotalsProps {
  /** Totals of a cart or an order. */
  totals: Totals;
  /** Applied coupons, each shown as a separate line; a discount that they do not explain is a line, too. @default none */
  coupons?: readonly AppliedCoupon[] | undefined;
  /** Whether goods are shipped; if not, the delivery line is omitted. */
  needsShipping: boolean;
  /** Whether the goods are collected at the shop. @default false */
  isPickup?: boolean | undefined;
  /** Whether a change is pending: the amounts are marked as outdated. @default false */
  isUpdating?: boolean | undefined;
}

/**
 * Table with the totals of a cart or an order: goods, discounts, delivery, fees, gift cards, and the total with its
 * tax.
 */
export function CartTotals(props: CartTotalsProps) {
  const { totals, coupons = [], needsShipping, isPickup = false, isUpdating = false } = props;
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  // A code that saves nothing is one for free delivery.
  const isDeliveryFree = needsShipping && totals.shipping?.minor === 0;
  const formatDeduction = (money: Money) => `−${formatMoney(money)}`;
  const { coupons: couponDiscounts, giftCards, rest } = listReductions(totals.discount, coupons);

  return (
    <TotalsTable aria-busy={isUpdating || undefined} data-old={isUpdating || undefined}>
      <tbody>
        <Row label={formatMessage({ id: "cart.subtotal" })}>{formatMoney(totals.goods)}</Row>
        {couponDiscounts.map(({ code, saves }) => (
          <Row key={code} label={formatMessage({ id: "cart.couponLine" }, { code: code.toUpperCase() })}>
            {saves.minor > 0 ? (
              formatDeduction(saves)
            ) : (
              <TextValue>
                {formatMessage({ id: isDeliveryFree ? "cart.couponFreeDelivery" : "cart.codeApplied" })}
              </TextValue>
            )}
          </Row>
        ))}
        {rest.minor > 0 && <Row label={formatMessage({ id: "cart.discount" })}>{formatDeduction(rest)}</Row>}
        {needsShipping && (
          <Row label={formatMessage({ id: isPickup ? "cart.collection" : "cart.delivery" })}>
            {totals.shipping === null ? (
              <TextValue>{formatMessage({ id: "cart.deliveryLater" })}</TextValue>
            ) : totals.shipping.minor === 0 ? (
              <TextValue>{formatMessage({ id: "cart.deliveryFree" })}</TextValue>
            ) : (
              formatMoney(totals.shipping)
            )}
          </Row>
        )}
        {totals.fees && <Row label={formatMessage({ id: "cart.fees" })}>{formatMoney(totals.fees)}</Row>}
        {totals.isNet && <Row label={formatMessage({ id: "cart.tax" })}>{formatMoney(totals.tax)}</Row>}
        {giftCards.map(({ code, saves }) => (
          <Row key={code} label={formatMessage({ id: "cart.giftCardLine" }, { code: code.toUpperCase() })}>
            {formatDeduction(saves)}
          </Row>
        ))}
      </tbody>
      <TotalRow totals={totals} isUpdating={isUpdating} />
    </TotalsTable>
  );
}

function TotalRow({ totals, isUpdating }: { totals: Totals; isUpdating: boolean }) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  return (
    <TotalsFooter>
      <tr>
        <th scope="row">
          {formatMessage({ id: "cart.total" })}{" "}
          {!totals.isNet && totals.tax.minor > 0 && (
            <TaxText>{formatMessage({ id: "cart.includedTax" }, { tax: formatMoney(totals.tax) })}</TaxText>
          )}
        </th>
        <td>
          {isUpdating && (
            <>
              <Spinner />
              <VisuallyHidden>{formatMessage({ id: "cart.updatingTotals" })}</VisuallyHidden>
            </>
          )}{" "}
          <AmountText>{formatMoney(totals.total)}</AmountText>
        </td>
      </tr>
    </TotalsFooter>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <AmountText>{children}</AmountText>
      </td>
    </tr>
  );
}

const TotalsTable = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    "& th": {
      py: "1.5",
      fontWeight: "normal",
      textAlign: "start",
      verticalAlign: "baseline",
      overflowWrap: "anywhere",
    },
    "& td": {
      py: "1.5",
      ps: "4",
      textAlign: "end",
      verticalAlign: "baseline",
      whiteSpace: "nowrap",
      fontFamily: "figures",
      fontWeight: "medium",
      fontVariantNumeric: "tabular-nums",
    },
    "&[data-old] span": { color: "fg.subtle" },
  },
});
const TotalsFooter = chakra("tfoot", {
  base: {
    "& tr > *": { borderTopWidth: "1px", borderColor: "border", pt: "3" },
    "& th": { fontSize: "1.125rem", fontWeight: "semibold" },
    "& td": { textStyle: "price", fontSize: "1.375rem", fontVariantNumeric: "normal" },
    "& td > span:first-of-type:not(:last-of-type)": { display: "inline-block" },
  },
});
const TaxText = chakra("span", {
  base: {
    display: "inline-block",
    overflowWrap: "anywhere",
    textStyle: "xs",
    fontWeight: "normal",
    color: "fg.subtle",
  },
});
const TextValue = chakra("b", { base: { fontFamily: "body", fontWeight: "semibold" } });
const AmountText = chakra("span", { base: {} });
