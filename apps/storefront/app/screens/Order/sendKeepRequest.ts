import type { OrderAssignmentResult } from "@rewire/gateway";

type ResultKind = OrderAssignmentResult["kind"];

const resultKinds: readonly ResultKind[] = ["assigned", "loggedOut", "notFound", "otherEmail", "unavailable"];

/** Asks the server to add a guest's order of this browser to the account; "unavailable" without a readable response. */
export async function sendKeepRequest(orderId: number): Promise<ResultKind> {
  try {
    const response = await fetch(`/keep-order/${orderId}`, { method: "POST" });
    const result: unknown = response.headers.get("content-type")?.includes("json") ? await response.json() : null;
    const kind = typeof result === "object" && result !== null && "kind" in result ? result.kind : null;
    return resultKinds.find((resultKind) => resultKind === kind) ?? "unavailable";
  } catch {
    // Offline, or the page was left.
    return "unavailable";
  }
}
