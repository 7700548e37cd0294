import type { Money, PaymentState, ServiceKind } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ItemAmount, ItemList, ItemNote } from "./WithdrawalFrame.tsx";

/** Item of a withdrawal or a return, with its quantity and the amount to refund. */
export interface RefundLine {
  readonly position: number;
  readonly name: string;
  readonly quantity: number;
  readonly amount: Money;
  /** Why nothing of it is sent back; goods have none. */
  readonly service?: ServiceKind | undefined;
}

interface RefundTableProps {
  lines: readonly RefundLine[];
  refund: { readonly goods: Money; readonly shipping: Money; readonly total: Money };
  /** Whether the order has been paid, which decides on what the sum is. */
  payment: PaymentState;
}

/**
 * List of the items of a withdrawal or a return with their amounts, and the total: what is refunded, or, where nothing
 * was paid, what is no longer due.
 */
export function RefundTable({ lines, refund, payment }: RefundTableProps) {
  const formatMoney = useFormatMoney();
  return (
    <RefundTableRoot>
      <ItemList>
        {lines.map(({ position, name, quantity, amount }) => (
          <li key={position}>
            <span>
              {quantity} × {name}
            </span>
            <ItemAmount>{formatMoney(amount)}</ItemAmount>
          </li>
        ))}
      </ItemList>
      <RefundTotals>
        {refund.shipping.minor !== 0 && (
          <>
            <dt>
              <ItemNote>
                <FormattedMessage id="withdrawal.goods" />
              </ItemNote>
            </dt>
            <dd>{formatMoney(refund.goods)}</dd>
            <dt>
              <ItemNote>
                <FormattedMessage id="withdrawal.shippingShare" />
              </ItemNote>
            </dt>
            <dd>{formatMoney(refund.shipping)}</dd>
          </>
        )}
        <TotalLabel>
          <FormattedMessage id={`withdrawal.refund.${payment}`} />
        </TotalLabel>
        <TotalAmount>{formatMoney(refund.total)}</TotalAmount>
      </RefundTotals>
    </RefundTableRoot>
  );
}

const RefundTableRoot = chakra("div", { base: { mt: "3" } });
const RefundTotals = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "2",
    pt: "4",
    "& dd": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  },
});
const TotalLabel = chakra("dt", { base: { fontWeight: "semibold" } });
const TotalAmount = chakra("dd", { base: { fontWeight: "semibold" } });
