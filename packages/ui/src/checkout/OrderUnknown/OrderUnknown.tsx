import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";

export interface OrderUnknownProps {
  /** Asks the shop once more. */
  onCheck: () => void;
  /** Whether a check is under way. @default false */
  isChecking?: boolean | undefined;
  /** @default 1 */
  headingLevel?: 1 | 2 | undefined;
}

/** Nobody knows yet whether an order was placed: the only way on is to ask again, never to pay again. */
export function OrderUnknown({ onCheck, isChecking = false, headingLevel = 1 }: OrderUnknownProps) {
  const { formatMessage } = useIntl();

  return (
    <EmptyState
      art="cut"
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
