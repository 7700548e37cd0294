import type { ReactNode } from "react";
import type { ShopFailure } from "@rewire/domain";
import { Button, EmptyState, FailureText } from "@rewire/ui";
import { FormattedMessage } from "react-intl";

interface CartFailureNoteProps {
  failure: ShopFailure;
  /** What could not be read. @default the cart */
  title?: ReactNode;
  onRetry: () => void;
}

/** Message shown instead of a page that requires the cart. Describes the failure and offers a button to retry. */
export function CartFailureNote({
  failure,
  title = <FormattedMessage id="cart.failed" />,
  onRetry,
}: CartFailureNoteProps) {
  return (
    <EmptyState
      illustration="knot"
      headingLevel={1}
      title={title}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          <FormattedMessage id="cart.retry" />
        </Button>
      }
    >
      <FailureText failure={failure} />
    </EmptyState>
  );
}
