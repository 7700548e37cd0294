import type { ShopFailure } from "@rewire/domain";
import { useIntl } from "react-intl";
import { failureMessage } from "./failureMessage.ts";

// @chunk refusals: whatever speaks with the shop needs it; else it would lie with the cards.

/** Failure as one localised sentence. */
export function FailureText({ failure }: { failure: ShopFailure }) {
  return failureMessage(useIntl(), failure);
}
