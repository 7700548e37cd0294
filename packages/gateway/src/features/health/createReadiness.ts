import type { ShopClient } from "@rewire/data/server";
import type { CatalogueReadProgress } from "@rewire/domain";
import { summarizeProblems, type ProblemSummary } from "../catalogue/reading/createProductProblems.ts";
import type { SetupSummary, ShopExaminer } from "../doctor/createShopExaminer.ts";
import type { Edges } from "../edge/createEdges.ts";
import type { EdgeStatus } from "../edge/createEdgeQueue.ts";
import type { Log } from "../../log/createLog.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { ShopMonitor } from "../../shop/createShopMonitor.ts";

/** State of a dependency of the storefront, with the reason if it is unavailable. */
export type DependencyState = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/**
 * Readiness of the storefront to serve requests. `degraded`: the shop is down, and pages are served from the cached
 * catalogue.
 */
export interface Readiness {
  readonly status: "ready" | "degraded" | "notReady";
  readonly checks: Readonly<Record<"server" | "shop" | "catalogue" | "state", DependencyState>>;
  /** Products that lists omit or show incompletely, with reasons. */
  readonly products: ProblemSummary;
  /** Missing requirements of the shop by the checks of docs/operate/doctor.md; absent before the first examination. */
  readonly setup?: SetupSummary;
  /**
   * Caches in front of the storefront; one that rejects purges may serve outdated pages. Absent if none is configured.
   */
  readonly edges?: readonly EdgeStatus[];
  /** Progress of the first read of the catalogue; null when complete. */
  readonly reading: CatalogueReadProgress | null;
}

interface ReadinessDependencies {
  readonly isStopping: () => boolean;
  readonly catalogue: Pick<CatalogueService, "status" | "categories" | "problems" | "loadingProgress">;
  readonly shop: ShopClient;
  readonly shopMonitor: ShopMonitor;
  readonly examiner: Pick<ShopExaminer, "summary" | "unusableReason">;
  readonly store: KeyValueStore;
  readonly edges: Pick<Edges, "status">;
  /** Time of a monotonic clock, in milliseconds. */
  readonly monotonicNow: () => number;
  readonly log: Log;
}

/** Time for which the shop's last response is considered current, in milliseconds; afterwards the shop is queried. */
const MAX_SHOP_RESPONSE_AGE_MS = 20_000;
/** Minimum interval between two checks, in milliseconds. */
const RECHECK_MS = 1_000;
const PROBE_TIMEOUT_MS = 3_000;
const PROBE_KEY = "readiness";
const PROBE_TTL_SECONDS = 60;

const availableState: DependencyState = { ok: true };
const createUnavailableState = (reason: string): DependencyState => ({ ok: false, reason });

/** Creates the function that checks all dependencies of the storefront. Concurrent calls share one check. */
export function createReadiness({
  isStopping,
  catalogue,
  shop,
  shopMonitor,
  examiner,
  store,
  edges,
  monotonicNow,
  log,
}: ReadinessDependencies): () => Promise<Readiness> {
  let lastCheckRound: { readonly checks: Promise<Omit<Readiness["checks"], "server">>; readonly at: number } | null =
    null;

  const checkShop = async (): Promise<DependencyState> => {
    const isReachable =
      shopMonitor.isResponding(MAX_SHOP_RESPONSE_AGE_MS) ??
      (await shop.send({ query: "query readiness { __typename }" }, { timeoutMs: PROBE_TIMEOUT_MS }).then(
        () => true,
        () => false,
      ));
    return isReachable ? availableState : createUnavailableState("The shop does not answer.");
  };

  const checkCatalogue = (): DependencyState => {
    if (catalogue.status().ageSeconds !== null) return availableState;
    // An unready server receives no requests, which would start the read.
    catalogue.categories().catch((error: unknown) => log.error("Reading the catalogue went wrong", { error }));
    return createUnavailableState("The catalogue has not been read yet.");
  };

  const checkState = async (): Promise<DependencyState> => {
    try {
      await store.set(PROBE_KEY, "1", PROBE_TTL_SECONDS);
      return availableState;
    } catch (error) {
      log.error("The state store cannot be written", { error });
      return createUnavailableState("The state store cannot be written.");
    }
  };

  const runChecks = async () => {
    const [shopCheckResult, state] = await Promise.all([checkShop(), checkState()]);
    return { shop: shopCheckResult, catalogue: checkCatalogue(), state };
  };

  return async () => {
    if (!lastCheckRound || monotonicNow() - lastCheckRound.at >= RECHECK_MS)
      lastCheckRound = { checks: runChecks(), at: monotonicNow() };
    const server = isStopping() ? createUnavailableState("The server is shutting down.") : availableState;
    const current = await lastCheckRound.checks;
    const unusableReason = examiner.unusableReason();
    const shopCheckResult =
      current.shop.ok && unusableReason !== null ? createUnavailableState(unusableReason) : current.shop;
    const checks = { server, ...current, shop: shopCheckResult };
    const isReady = unusableReason === null && checks.server.ok && checks.catalogue.ok && checks.state.ok;
    const status = !isReady ? "notReady" : checks.shop.ok ? "ready" : "degraded";
    return { status, checks, ...summarizeComponents({ examiner, edges, catalogue }) };
  };
}

/** Returns the details that do not affect readiness. */
function summarizeComponents({
  examiner,
  edges,
  catalogue,
}: Pick<ReadinessDependencies, "examiner" | "edges" | "catalogue">) {
  const setupSummary = examiner.summary();
  const edgeStates = edges.status();
  return {
    products: summarizeProblems(catalogue.problems()),
    reading: catalogue.loadingProgress(),
    ...(setupSummary && { setup: setupSummary }),
    ...(edgeStates.length > 0 && { edges: edgeStates }),
  };
}
