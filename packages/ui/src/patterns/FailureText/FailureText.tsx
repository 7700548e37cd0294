import type { ShopFailure } from "@rewire/domain";
import { useIntl } from "react-intl";
import { describeFailure } from "./describeFailure.ts";

// @chunk refusals: used by all components that send requests to the shop; otherwise it would be in the cards' chunk.

/** Localised message for a failure, in one sentence. */
export function FailureText({ failure }: { failure: ShopFailure }) {
  return describeFailure(useIntl(), failure);
}
