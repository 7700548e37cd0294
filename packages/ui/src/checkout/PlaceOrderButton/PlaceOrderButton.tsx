import type { Money } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";

export interface PlaceOrderButtonProps {
  total: Money;
  /** Whether the order is pending: further presses have no effect. @default false */
  isBusy?: boolean | undefined;
  /** Whether the response was lost and the outcome is being looked up. @default false */
  isCheckingOrder?: boolean | undefined;
}

/** Button that places the order. It shows the total that the customer will pay. */
export function PlaceOrderButton({ total, isBusy = false, isCheckingOrder = false }: PlaceOrderButtonProps) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();

  return (
    <Button
      type="submit"
      size="lg"
      isBlock
      data-print="hide"
      isLoading={isBusy}
      loadingText={formatMessage({ id: isCheckingOrder ? "checkout.looking" : "checkout.placingOrder" })}
    >
      {formatMessage({ id: "checkout.placeOrder" }, { total: formatMoney(total) })}
    </Button>
  );
}
