import type { ShopFailure } from "@rewire/domain";
import { useIntl } from "react-intl";
import { failureMessage } from "./failureMessage.ts";

/** What went wrong, as one sentence in the reader's language. */
export function FailureText({ failure }: { failure: ShopFailure }) {
  return failureMessage(useIntl(), failure);
}
