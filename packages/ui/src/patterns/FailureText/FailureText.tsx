import type { ShopFailure } from "@rewire/domain";
import { useIntl } from "react-intl";
import { failureMessage } from "./failureMessage.ts";

// @chunk refusals: used by all components that send requests to the shop; otherwise it would be in the cards' chunk.

/** Failure as one localised sentence. */
export function FailureText({ failure }: { failure: ShopFailure }) {
  return failureMessage(useIntl(), failure);
}
