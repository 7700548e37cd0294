import type { ShopFailure } from "@rewire/domain";
import { Button, EmptyState, FailureText } from "@rewire/ui";
import { FormattedMessage } from "react-intl";

/** Message in place of a page that requires the cart: the failure, and a button to retry. */
export function CartFailureNote({ failure, onRetry }: { failure: ShopFailure; onRetry: () => void }) {
  return (
    <EmptyState
      illustration="knot"
      title={<FormattedMessage id="cart.failed" />}
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
