import type { Money, ShopFailure } from "@rewire/domain";
import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { useIntl } from "react-intl";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

interface OrderRefusedProps {
  failure: ShopFailure;
  /** What the cart costs now. */
  total: Money;
  note?: ReactNode;
}

/** Why the order was not placed; takes the focus as it appears. Where only the total is another one, it asks. */
export function OrderRefused({ failure, total, note }: OrderRefusedProps) {
  const { formatMessage } = useIntl();
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => alert.current?.focus(), []);

  if (failure.kind === "totalChanged")
    return <TotalQuestion alert={alert} change={failure} total={total} note={note} />;
  return (
    <Alert ref={alert} tone="danger" announce="assertive" title={formatMessage({ id: "checkout.refused" })}>
      <FailureText failure={failure} /> {note}
    </Alert>
  );
}

interface TotalQuestionProps {
  alert: Ref<HTMLDivElement>;
  change: Extract<ShopFailure, { kind: "totalChanged" }>;
  total: Money;
  note: ReactNode;
}

/** Whether to order at the new total; the answer sends the form that it stands in. */
function TotalQuestion({ alert, change: { before, missing }, total, note }: TotalQuestionProps) {
  const { formatMessage, formatList } = useIntl();
  const formatMoney = useFormatMoney();
  const totals = { before: formatMoney(before), after: formatMoney(total) };

  return (
    <Alert
      ref={alert}
      tone="warning"
      announce="assertive"
      title={formatMessage({ id: "checkout.totalChanged" }, totals)}
    >
      <p>
        {formatMessage({ id: "checkout.totalChangedAdvice" })} {note}
      </p>
      {missing.length > 0 && (
        <p>{formatMessage({ id: "checkout.noLongerIncluded" }, { names: formatList(missing, { type: "unit" }) })}</p>
      )}
      <Answer>
        <Button type="submit" variant="line">
          {formatMessage({ id: "checkout.placeOrder" }, { total: totals.after })}
        </Button>
      </Answer>
    </Alert>
  );
}

const Answer = chakra("div", { base: { mt: "3" } });
