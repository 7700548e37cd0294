import type { OperationError } from "@rewire/data";
import { mayReload } from "../navigation/reloadOnce.ts";

/** What this browser keeps of a visit. The cart's journal stays: its lines are put back into the next session. */
const OURS = ["rewire.cartCount", "rewire.isCustomer"];

/**
 * Gives up a session that cannot be used: the gateway drops session and log-in, the browser what it kept of them, and
 * the page loads anew. At most once in ten seconds; a second failure stays on screen, with a way to try again.
 */
export async function startAfresh(): Promise<void> {
  if (!mayReload()) return;
  const body = JSON.stringify({ operationName: "logout", variables: { input: { clientMutationId: "" } } });
  try {
    await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body });
    for (const key of OURS) window.localStorage.removeItem(key);
  } catch {
    // Offline, or a browser that keeps nothing: the reload may still help.
  }
  window.location.reload();
}

/** Prints what went wrong with an operation, for whoever adds `?debug` to the address. */
export function printError({ client, operation, status, errors }: OperationError): void {
  if (!new URLSearchParams(window.location.search).has("debug")) return;
  console.error(`${client}: ${operation.kind} ${operation.name}, HTTP ${status ?? "none"}`, errors);
}
