import type { ShopFailure } from "@rewire/domain";
import { useIntl } from "react-intl";
import { describeFailure } from "./describeFailure.ts";

// @chunk refusals: used by all components that send requests to the shop; otherwise it would be in the cards' chunk.

/** Failure as one localised sentence. */
export function FailureText({ failure }: { failure: ShopFailure }) {
  return describeFailure(useIntl(), failure);
}
