import { Refusal } from "./Refusal.ts";

/** What a browser has no say in when a customer is changed: a password asks for the current one, which is another operation's business. */
const kept = ["password", "roles", "id", "isSession"] as const;

/** Lets through what somebody may change of themselves. @throws Refusal if more is asked for */
export function guardCustomer(variables: Record<string, unknown>): Record<string, unknown> {
  const input = variables["input"];
  const asked = typeof input === "object" && input !== null ? kept.filter((name) => name in input) : [];
  if (asked.length > 0) throw new Refusal(403, `${asked.join(" and ")} cannot be changed like this.`, "notAllowed");
  return variables;
}
