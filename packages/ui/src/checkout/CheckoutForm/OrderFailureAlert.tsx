import type { Cart, ShopFailure } from "@rewire/domain";
import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { useIntl } from "react-intl";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

interface OrderFailureAlertProps {
  failure: ShopFailure;
  /** Current cart. */
  cart: Cart;
  note?: ReactNode;
}

/**
 * Alert with the reason why an order failed. It receives the focus when it appears. If the cart has changed, it asks
 * the customer to confirm the order.
 */
export function OrderFailureAlert({ failure, cart, note }: OrderFailureAlertProps) {
  const { formatMessage } = useIntl();
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => alert.current?.focus(), []);

  if (failure.kind === "totalChanged" || failure.kind === "cartRefilled")
    return <ConfirmOrderAlert alert={alert} reason={failure} cart={cart} note={note} />;
  return (
    <Alert ref={alert} tone="danger" announce="assertive" title={formatMessage({ id: "checkout.refused" })}>
      <FailureText failure={failure} /> {note}
    </Alert>
  );
}

interface ConfirmOrderAlertProps {
  alert: Ref<HTMLDivElement>;
  reason: Extract<ShopFailure, { kind: "totalChanged" | "cartRefilled" }>;
  cart: Cart;
  note: ReactNode;
}

/** Confirmation of a new total, or of lines that were lost; its button submits the surrounding form. */
function ConfirmOrderAlert({ alert, reason, cart: { itemCount, totals }, note }: ConfirmOrderAlertProps) {
  const { formatMessage, formatList } = useIntl();
  const formatMoney = useFormatMoney();
  const total = formatMoney(totals.total);
  const missingNames = reason.kind === "totalChanged" ? reason.missing : [];
  const [title, advice] =
    reason.kind === "totalChanged"
      ? ([
          formatMessage({ id: "checkout.totalChanged" }, { before: formatMoney(reason.before), after: total }),
          "checkout.totalChangedAdvice",
        ] as const)
      : ([
          formatMessage({ id: "checkout.cartRefilled" }, { count: itemCount, total }),
          "checkout.cartRefilledAdvice",
        ] as const);

  return (
    <Alert ref={alert} tone="warning" announce="assertive" title={title}>
      <p>
        {formatMessage({ id: advice })} {note}
      </p>
      {missingNames.length > 0 && (
        <p>
          {formatMessage({ id: "checkout.noLongerIncluded" }, { names: formatList(missingNames, { type: "unit" }) })}
        </p>
      )}
      <ConfirmationRow>
        <Button type="submit" variant="line">
          {formatMessage({ id: "checkout.placeOrder" }, { total })}
        </Button>
      </ConfirmationRow>
    </Alert>
  );
}

const ConfirmationRow = chakra("div", { base: { mt: "3" } });
