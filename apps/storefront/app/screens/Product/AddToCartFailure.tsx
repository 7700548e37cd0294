import type { CartFailure } from "@rewire/domain";
import { FailureText } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";

/** Message that explains why a product was not added to the cart. */
export function AddToCartFailure({ failure }: { failure: CartFailure }) {
  return (
    <DeferredMessages fallback={null}>
      <FailureText failure={failure} />
    </DeferredMessages>
  );
}
