import type { Order } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { LinkComponentProvider } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** How an order that nobody has paid for goes on: at the payment service where it can, else by ordering again. Nothing for all others. */
export function OrderPayment({ order: { status, needsPayment, payAt } }: { order: Order }) {
  const { formatMessage } = useIntl();
  if (!needsPayment || (status !== "pending" && status !== "failed")) return null;

  if (!payAt)
    return (
      <Alert tone="warning">
        {formatMessage({ id: status === "failed" ? "order.failedAdvice" : "order.notPaidAdvice" })}
      </Alert>
    );
  return (
    <Alert tone="info">
      <p>{formatMessage({ id: "order.payNowAdvice" })}</p>
      <Way data-print="hide">
        {/* The payment service's own page, which the app's router must not take for ours. */}
        <LinkComponentProvider value="a">
          <LinkButton href={payAt}>{formatMessage({ id: "order.payNow" })}</LinkButton>
        </LinkComponentProvider>
      </Way>
    </Alert>
  );
}

const Way = chakra("p", { base: { mt: "3" } });
