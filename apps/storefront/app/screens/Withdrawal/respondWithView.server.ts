import type { ContractViewLookup } from "@rewire/gateway";
import type { WithdrawalError } from "@rewire/ui";
import { data } from "react-router";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import type { WithdrawalView } from "./WithdrawalView.ts";

const statusByError = {
  notFound: 404,
  unavailable: 503,
  tooMany: 429,
  changed: 409,
  nothing: 422,
  incomplete: 422,
} as const;

/** Creates the response for a step. The HTTP status reflects the step's error, if any. */
export function respondWithView(view: WithdrawalView) {
  const error = "error" in view ? view.error : null;
  const retryHeaders = error?.kind === "tooMany" ? { "Retry-After": String(error.waitSeconds) } : {};
  return data(view, {
    status: error ? statusByError[error.kind] : 200,
    headers: { ...NO_STORE_HEADERS, ...retryHeaders },
  });
}

/** Converts an unsuccessful lookup or withdrawal to an error to be shown on the page. */
export const toWithdrawalError = (
  result: Exclude<ContractViewLookup, { kind: "found" }> | { kind: "changed" },
): WithdrawalError =>
  result.kind === "tooMany" ? { kind: result.kind, waitSeconds: result.waitSeconds } : { kind: result.kind };
