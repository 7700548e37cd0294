import type { ShopFailure } from "@rewire/domain";
import { Button, EmptyState, FailureText } from "@rewire/ui";
import { FormattedMessage } from "react-intl";

/** In place of a page that cannot be without the cart: why, and a way to try again. */
export function CartTrouble({ failure, onRetry }: { failure: ShopFailure; onRetry: () => void }) {
  return (
    <EmptyState
      art="knot"
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
