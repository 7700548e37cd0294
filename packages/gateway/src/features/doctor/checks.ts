import type { GatewayConfig } from "../../config/GatewayConfig.ts";
import type { Check, CheckResult } from "./CheckResult.ts";
import { accountChecks } from "./checks/accountChecks.ts";
import { catalogueChecks } from "./checks/catalogueChecks.ts";
import { contentChecks } from "./checks/contentChecks.ts";
import { endpointChecks } from "./checks/endpointChecks.ts";
import { paymentChecks } from "./checks/paymentChecks.ts";
import { sellingChecks } from "./checks/sellingChecks.ts";
import { sessionChecks } from "./checks/sessionChecks.ts";
import { setupChecks } from "./checks/setupChecks.ts";
import { versionChecks } from "./checks/versionChecks.ts";
import type { ShopFacts } from "./ShopFacts.ts";

/** Checks of the shop, in the order of the report. */
export const checks: readonly Check[] = [
  ...endpointChecks,
  ...versionChecks,
  ...setupChecks,
  ...sessionChecks,
  ...accountChecks,
  ...sellingChecks,
  ...paymentChecks,
  ...catalogueChecks,
  ...contentChecks,
];

/** Runs all checks on the facts collected about a shop. */
export const runChecks = (facts: ShopFacts, config: GatewayConfig): readonly CheckResult[] =>
  checks.map(({ id, isVital, examine }) => ({ id, isVital, ...examine(facts, config) }));
