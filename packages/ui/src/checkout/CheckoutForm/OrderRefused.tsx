import type { ShopFailure } from "@rewire/domain";
import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { FailureText } from "../../cart/FailureText/FailureText.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";

/** Why the order was not placed; takes the focus as it appears. */
export function OrderRefused({ failure, note }: { failure: ShopFailure; note?: ReactNode }) {
  const { formatMessage } = useIntl();
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => alert.current?.focus(), []);

  return (
    <Alert ref={alert} tone="danger" announce="assertive" title={formatMessage({ id: "checkout.refused" })}>
      <FailureText failure={failure} /> {note}
    </Alert>
  );
}
