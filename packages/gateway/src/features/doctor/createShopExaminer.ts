import type { Log } from "../../log/createLog.ts";
import type { ServiceOptions } from "../../config/ServiceOptions.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";
import type { CheckResult, CheckState, DoctorReport } from "./CheckResult.ts";
import { checks } from "./checks.ts";
import { examineShop } from "./examineShop.ts";
import type { ProbedCatalogue } from "./ShopFacts.ts";

/** Summary of the failed setup checks of the shop, without data that would help an attacker. */
export interface SetupSummary {
  /** Milliseconds since 1970. */
  readonly examinedAt: number;
  readonly faults: readonly SetupReason[];
  readonly warnings: readonly SetupReason[];
}

/** Failed check of the shop's setup, with the reason. */
export interface SetupReason {
  readonly check: string;
  /** Subject of the check; details are only logged. */
  readonly reason: string;
}

/** Service that periodically examines the shop. */
export interface ShopExaminer {
  /** Examines the shop when due, and logs new results. Never throws. */
  readonly examine: () => Promise<void>;
  /** Returns the summary; null before the first report. */
  readonly summary: () => SetupSummary | null;
  /** Returns the reason why nothing can be sold although the shop responds; null for none. */
  readonly unusableReason: () => string | null;
}

interface ExaminerOptions extends ServiceOptions {
  readonly catalogue: Pick<CatalogueService, "repairDevices" | "repairProducts" | "problems" | "status" | "unlabelled">;
}

const MINUTE_MS = 60_000;
/** Interval while the shop cannot be used, or its products are still being read. */
const MAX_PARTIAL_AGE_MS = 5 * MINUTE_MS;
const MAX_REPORT_AGE_MS = 6 * 60 * MINUTE_MS;

/** Checks whose details are logged elsewhere: single products, PHP messages, a missing log-in. */
const CHECKS_LOGGED_ELSEWHERE: ReadonlySet<string> = new Set(["leftOut", "cleanAnswers", "logIn"]);

const isCriticalIssue = ({ isVital, state }: CheckResult): boolean => isVital && state === "fault";

/** Returns the validity of a report. An unreachable shop is checked again with one small query. */
function calculateReportLifetime({ isReachable, results }: DoctorReport, isCatalogueRead: boolean): number {
  if (!isReachable) return MINUTE_MS;
  return isCatalogueRead && !results.some(isCriticalIssue) ? MAX_REPORT_AGE_MS : MAX_PARTIAL_AGE_MS;
}

/** Creates the service that periodically examines the shop. Sends no request yet. */
export function createShopExaminer({
  config,
  log,
  shopFetch,
  publicFetch,
  now,
  monotonicNow,
  catalogue,
}: ExaminerOptions): ShopExaminer {
  let lastReport: { readonly report: DoctorReport; readonly at: number; readonly lifeMs: number } | null = null;
  let currentExamination: Promise<void> | null = null;
  const write = createResultLog(log);

  const runExamination = async (): Promise<void> => {
    const skippedProbe = { state: "notTried", reason: "The server sends itself none." } as const;
    const isCatalogueRead = catalogue.status().ageSeconds !== null;
    const report = await examineShop({
      config,
      now,
      monotonicNow,
      readCatalogue: () => readCatalogue(catalogue, config),
      fetch: shopFetch,
      publicFetch,
      probeWebhook: () => Promise.resolve(skippedProbe),
    });
    lastReport = { report, at: monotonicNow(), lifeMs: calculateReportLifetime(report, isCatalogueRead) };
    report.results.forEach(write);
  };

  return {
    examine: async () => {
      if (lastReport && monotonicNow() - lastReport.at < lastReport.lifeMs) return;
      currentExamination ??= runExamination()
        .catch((error: unknown) => log.error("Examining the shop went wrong", { error }))
        .finally(() => (currentExamination = null));
      await currentExamination;
    },
    summary: () =>
      lastReport && {
        examinedAt: lastReport.report.examinedAt,
        faults: listReasons(lastReport.report, "fault"),
        warnings: listReasons(lastReport.report, "warning"),
      },
    unusableReason: () => {
      if (!lastReport?.report.isReachable) return null;
      const criticalIssues = lastReport.report.results.filter(isCriticalIssue).map(({ id }) => id);
      return criticalIssues.length > 0 ? `The shop cannot be used: ${criticalIssues.join(", ")}.` : null;
    },
  };
}

/**
 * Catalogue as read so far. Reading thousands of products takes minutes, and the other results should not wait for it.
 */
async function readCatalogue(
  catalogue: ExaminerOptions["catalogue"],
  config: ExaminerOptions["config"],
): Promise<ProbedCatalogue> {
  const { products, ageSeconds } = catalogue.status();
  if (ageSeconds === null) return { state: "reading" };
  const repairs = await catalogue.repairProducts();
  const repairDevices = await catalogue.repairDevices();
  const unlabelled = await catalogue.unlabelled(config.catalogue.labelledCategories);
  if (!repairs.ok || !repairDevices.ok || !unlabelled.ok) return { state: "failed" };
  return {
    state: "read",
    products,
    isComplete: true,
    repairs: repairs.value.size,
    repairDevices: repairDevices.value,
    problems: catalogue.problems(),
    unlabelled: unlabelled.value,
  };
}

/** Creates the function that logs a result, unless it was logged with the same message before. */
function createResultLog(log: Log): (result: CheckResult) => void {
  const loggedMessages = new Map<string, string>();
  return ({ id, state, message, fix, isVital }) => {
    if (CHECKS_LOGGED_ELSEWHERE.has(id)) return;
    const isHealthy = state === "ok" || state === "unknown";
    if (isHealthy && loggedMessages.delete(id)) log.info(`Mended at the shop (${id}): ${message}`);
    if (isHealthy || loggedMessages.get(id) === message) return;
    loggedMessages.set(id, message);
    const text = `${message} → ${fix ?? ""}`;
    if (isVital) log.error(`The shop cannot be used (${id}): ${text}`);
    else if (state === "fault") log.warn(`A fault of the shop (${id}): ${text}`);
    else log.info(`The shop could be better (${id}): ${text}`);
  };
}

/** Checks of a report with a given state. */
const listReasons = ({ results }: DoctorReport, state: CheckState): readonly SetupReason[] =>
  results.flatMap((result) => {
    const subject = checks.find(({ id }) => id === result.id)?.subject;
    return result.state === state && subject ? [{ check: result.id, reason: subject }] : [];
  });
