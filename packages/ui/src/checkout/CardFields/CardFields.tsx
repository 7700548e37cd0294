import type { Ref } from "react";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface CardFieldsProps {
  /** Ref of the element into which the payment service renders its fields. */
  ref?: Ref<HTMLDivElement> | undefined;
  state: "loading" | "ready" | "failed";
  /** Called to load the payment service's fields again. */
  onRetry: () => void;
}

/** Container for the card form of a payment provider, with loading and error states. */
export function CardFields({ ref, state, onRetry }: CardFieldsProps) {
  const { formatMessage } = useIntl();

  return (
    <FieldsBox aria-busy={state === "loading"}>
      {state === "loading" && (
        <LoadingText>
          <Spinner /> {formatMessage({ id: "checkout.cardLoading" })}
        </LoadingText>
      )}
      {state === "failed" && (
        <Alert tone="warning" announce="polite">
          {formatMessage({ id: "failure.paymentUnavailable" })}{" "}
          <Button size="sm" variant="line" onClick={onRetry}>
            {formatMessage({ id: "cart.retry" })}
          </Button>
        </Alert>
      )}
      <div ref={ref} hidden={state === "failed"} />
    </FieldsBox>
  );
}

const FieldsBox = chakra("div", { base: { display: "grid", gap: "3", mt: "3" } });
const LoadingText = chakra("p", {
  base: { display: "flex", alignItems: "center", gap: "2", textStyle: "sm", color: "fg.muted" },
});
