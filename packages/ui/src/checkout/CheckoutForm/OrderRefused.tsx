import type { ShopFailure } from "@rewire/domain";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { FailureText } from "../../cart/FailureText/FailureText.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";

const unanswered: ReadonlySet<ShopFailure["kind"]> = new Set(["offline", "unreachable", "timeout"]);

/** Why the order was not placed, or that nobody knows; takes the focus as it appears. */
export function OrderRefused({ failure }: { failure: ShopFailure }) {
  const { formatMessage } = useIntl();
  const alert = useRef<HTMLDivElement>(null);
  const isUnanswered = unanswered.has(failure.kind);

  useEffect(() => alert.current?.focus(), []);

  return (
    <Alert ref={alert} tone="danger" announce="assertive" title={formatMessage({ id: isUnanswered ? "checkout.noAnswer" : "checkout.refused" })}>
      <FailureText failure={failure} /> {isUnanswered && formatMessage({ id: "checkout.noAnswerAdvice" })}
    </Alert>
  );
}
