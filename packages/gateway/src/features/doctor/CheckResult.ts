import type { GatewayConfig } from "../../config/GatewayConfig.ts";
import type { ShopFacts } from "./ShopFacts.ts";

/** Outcome of a check. `warning`: the shop works with limitations; `unknown`: the check could not be carried out. */
export type CheckState = "ok" | "warning" | "fault" | "unknown";

/** Result of a check, with an English text for the shop's owner. */
export interface Finding {
  readonly state: CheckState;
  readonly message: string;
  /** Required setting and its place; null if nothing has to be done. */
  readonly fix: string | null;
}

/** Finding of a check, together with the id of the check. */
export interface CheckResult extends Finding {
  readonly id: string;
  /** Whether the problem prevents all sales. */
  readonly isVital: boolean;
}

/** Check of one of Rewire's requirements for a shop. */
export interface Check {
  /** Id in camel case, stable across versions. */
  readonly id: string;
  /** Subject of the check, as in docs/operate/doctor.md. */
  readonly subject: string;
  /** Whether the problem prevents all sales. */
  readonly isVital: boolean;
  readonly examine: (facts: ShopFacts, config: GatewayConfig) => Finding;
}

/** Results of all checks of a shop, and the time of the examination. */
export interface DoctorReport {
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly examinedAt: number;
  /** Whether the shop responds to GraphQL; otherwise there is only one result. */
  readonly isReachable: boolean;
  /** In the order of the list of checks. */
  readonly results: readonly CheckResult[];
}

export const createOkFinding = (message: string): Finding => ({ state: "ok", message, fix: null });
export const createWarning = (message: string, fix: string): Finding => ({ state: "warning", message, fix });
export const createErrorFinding = (message: string, fix: string): Finding => ({ state: "fault", message, fix });
export const createUnknownFinding = (message: string, fix: string | null = null): Finding => ({
  state: "unknown",
  message,
  fix,
});
