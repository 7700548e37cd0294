import type { GatewayConfig } from "../../config/GatewayConfig.ts";
import type { ShopFacts } from "./ShopFacts.ts";

/** `warning`: it works, but less well than it could; `unknown`: the shop does not tell. */
export type CheckState = "ok" | "warning" | "fault" | "unknown";

/** What a check says of a shop, in English for its owner. */
export interface Finding {
  readonly state: CheckState;
  readonly message: string;
  /** What to set, and where; null where nothing is to be done. */
  readonly fix: string | null;
}

/** A finding with the check that it comes from. */
export interface CheckResult extends Finding {
  readonly id: string;
  /** Whether nothing can be sold while this is a fault. */
  readonly isVital: boolean;
}

/** One thing that Rewire needs of a shop. */
export interface Check {
  /** In camel case; stays the same from version to version. */
  readonly id: string;
  /** What is looked at, as the page docs/operate/doctor.md says it. */
  readonly subject: string;
  /** Whether nothing can be sold while this is a fault. */
  readonly isVital: boolean;
  readonly examine: (facts: ShopFacts, config: GatewayConfig) => Finding;
}

/** All that the checks say of one shop at one time. */
export interface DoctorReport {
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly examinedAt: number;
  /** Whether the shop answers GraphQL; otherwise there is one result alone. */
  readonly isReachable: boolean;
  /** In the order of the list of checks. */
  readonly results: readonly CheckResult[];
}

export const ok = (message: string): Finding => ({ state: "ok", message, fix: null });
export const warning = (message: string, fix: string): Finding => ({ state: "warning", message, fix });
export const fault = (message: string, fix: string): Finding => ({ state: "fault", message, fix });
export const unknown = (message: string, fix: string | null = null): Finding => ({ state: "unknown", message, fix });
