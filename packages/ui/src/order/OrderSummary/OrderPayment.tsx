import type { Order } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { LinkComponentProvider } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";

/**
 * Payment options for an unpaid order: payment at the payment provider if possible, otherwise a new order. Renders
 * nothing for other orders.
 */
export function OrderPayment({ order: { status, needsPayment, payAt: paymentHref } }: { order: Order }) {
  const { formatMessage } = useIntl();
  if (!needsPayment || (status !== "pending" && status !== "failed")) return null;

  if (!paymentHref)
    return (
      <Alert tone="warning">
        {formatMessage({ id: status === "failed" ? "order.failedAdvice" : "order.notPaidAdvice" })}
      </Alert>
    );
  return (
    <Alert tone="info">
      <p>{formatMessage({ id: "order.payNowAdvice" })}</p>
      <PaymentAction data-print="hide">
        {/* Plain link: the payment service's page is external, so the app's router must not handle it. */}
        <LinkComponentProvider value="a">
          <LinkButton href={paymentHref}>{formatMessage({ id: "order.payNow" })}</LinkButton>
        </LinkComponentProvider>
      </PaymentAction>
    </Alert>
  );
}

const PaymentAction = chakra("p", { base: { mt: "3" } });
