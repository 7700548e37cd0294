import type { OperationError } from "@rewire/data";
import { claimReload } from "../navigation/reloadOnce.ts";
import { clearItemCount } from "./storage/lastItemCount.ts";
import { clearCustomerFlag } from "./viewer.ts";

/**
 * Discards an unusable session: logs the customer out, clears the session's data in this browser, and reloads the page.
 * The cart journal is kept, so that its lines are added to the next session. Runs at most once in ten seconds; after a
 * second failure, the page shows the error with a button to retry.
 */
export async function resetSession(): Promise<void> {
  if (!claimReload()) return;
  const body = JSON.stringify({ operationName: "logout", variables: { input: { clientMutationId: "" } } });
  try {
    await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body });
  } catch {
    // The server does not answer: a reload would replace the page by an error page of the browser.
    return;
  }
  clearItemCount();
  clearCustomerFlag();
  window.location.reload();
}

/** Logs the error of a GraphQL operation to the console if the URL contains `?debug`. */
export function logOperationError({ client, operation, status, errors }: OperationError): void {
  if (!new URLSearchParams(window.location.search).has("debug")) return;
  console.error(`${client}: ${operation.kind} ${operation.name}, HTTP ${status ?? "none"}`, errors);
}
