import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";

export interface OrderUnknownProps {
  /** Called to check the order again. */
  onCheck: () => void;
  /** Whether a check is pending. @default false */
  isChecking?: boolean | undefined;
  /** Heading level of the title. @default 1 */
  headingLevel?: 1 | 2 | undefined;
}

/**
 * Message that the outcome of an order is unknown. The customer can only check again, because another payment might
 * charge the customer twice.
 */
export function OrderUnknown({ onCheck, isChecking = false, headingLevel = 1 }: OrderUnknownProps) {
  const { formatMessage } = useIntl();

  return (
    <EmptyState
      illustration="cut"
      headingLevel={headingLevel}
      title={formatMessage({ id: "failure.orderUnknown" })}
      actions={
        <Button
          icon="refresh"
          isLoading={isChecking}
          loadingText={formatMessage({ id: "checkout.looking" })}
          onClick={onCheck}
        >
          {formatMessage({ id: "checkout.checkAgain" })}
        </Button>
      }
    >
      {formatMessage({ id: "checkout.unknownAdvice" })}
    </EmptyState>
  );
}
