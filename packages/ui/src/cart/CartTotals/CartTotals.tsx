import {
  listReductions,
  sumGiftCardPayments,
  type AppliedCoupon,
  type CartTotals as Totals,
  type Money,
} from "@rewire/domain";
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
  /** Whether the order is or was paid: what gift cards left is no longer due. @default false */
  isPaid?: boolean | undefined;
  /** Whether a change is pending: the amounts are marked as outdated. @default false */
  isUpdating?: boolean | undefined;
}

/**
 * Table with the totals of a cart or an order: goods, discounts, delivery, fees, and the total with its tax. Gift cards
 * pay a part of the total: they follow it, and the amount that remains to be paid, or was, is the last row.
 */
export function CartTotals(props: CartTotalsProps) {
  const { totals, coupons = [], needsShipping, isPickup = false, isPaid = false, isUpdating = false } = props;
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  // A code that saves nothing is one for free delivery.
  const isDeliveryFree = needsShipping && totals.shipping?.minor === 0;
  const formatDeduction = (money: Money) => `−${formatMoney(money)}`;
  const { coupons: couponDiscounts, giftCards, rest } = listReductions(totals.discount, coupons);

  const restLabel = formatMessage({ id: isPaid && totals.total.minor > 0 ? "cart.paid" : "cart.toPay" });
  const totalBeforeGiftCards = { ...totals.total, minor: totals.total.minor + sumGiftCardPayments(giftCards) };

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
              <TextValue>
                {formatMessage({ id: totals.isUndeliverable ? "cart.deliveryImpossible" : "cart.deliveryLater" })}
              </TextValue>
            ) : totals.shipping.minor === 0 ? (
              <TextValue>{formatMessage({ id: "cart.deliveryFree" })}</TextValue>
            ) : (
              formatMoney(totals.shipping)
            )}
          </Row>
        )}
        {totals.fees && <Row label={formatMessage({ id: "cart.fees" })}>{formatMoney(totals.fees)}</Row>}
        {totals.isNet && <Row label={formatMessage({ id: "cart.tax" })}>{formatMoney(totals.tax)}</Row>}
        {giftCards.length > 0 && <Row label={<TotalLabel totals={totals} />}>{formatMoney(totalBeforeGiftCards)}</Row>}
        {giftCards.map(({ code, saves }) => (
          <Row key={code} label={formatMessage({ id: "cart.giftCardLine" }, { code: code.toUpperCase() })}>
            {formatDeduction(saves)}
          </Row>
        ))}
      </tbody>
      <LastRow
        label={giftCards.length > 0 ? restLabel : <TotalLabel totals={totals} />}
        amount={totals.total}
        isUpdating={isUpdating}
      />
    </TotalsTable>
  );
}

/** Label of the total, with the tax that it contains. */
function TotalLabel({ totals: { isNet, tax } }: { totals: Totals }) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  return (
    <>
      {formatMessage({ id: "cart.total" })}{" "}
      {!isNet && tax.minor > 0 && (
        <TaxText>{formatMessage({ id: "cart.includedTax" }, { tax: formatMoney(tax) })}</TaxText>
      )}
    </>
  );
}

function LastRow({ label, amount, isUpdating }: { label: ReactNode; amount: Money; isUpdating: boolean }) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  return (
    <TotalsFooter>
      <tr>
        <th scope="row">{label}</th>
        <td>
          {isUpdating && (
            <>
              <Spinner />
              <VisuallyHidden>{formatMessage({ id: "cart.updatingTotals" })}</VisuallyHidden>
            </>
          )}{" "}
          <span>{formatMoney(amount)}</span>
        </td>
      </tr>
    </TotalsFooter>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <span>{children}</span>
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
    // Large text on a small phone: beside an amount, labels would break within their syllables.
    "@container (max-width: 8.5rem)": {
      "&, & *": { display: "block" },
      "& tr td": { p: "0", border: "0" },
    },
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
