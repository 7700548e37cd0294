import { describeProblem, type ProductProblem } from "@rewire/data/server";
import type { Log } from "../../../log/createLog.ts";

/** Summary of the problems found in the shop's products, for `/readyz`. */
export interface ProblemSummary {
  /** Number of products that lists do not show. */
  readonly leftOut: number;
  /** Number of products shown without a price or picture. */
  readonly incomplete: number;
  /** Examples, products left out first. */
  readonly examples: readonly { readonly id: number; readonly reason: string }[];
}

const MAX_EXAMPLES = 20;
/** Maximum number of log lines per read; the others are counted. */
const MAX_LOG_LINES = 20;

const sortBySeverity = (problems: readonly ProductProblem[]): readonly ProductProblem[] =>
  problems.toSorted((a, b) => Number(a.isShown) - Number(b.isShown));

/** Summarises problems of products, with up to {@link MAX_EXAMPLES} examples. Omitted products come first. */
export function summarizeProblems(problems: readonly ProductProblem[]): ProblemSummary {
  const omittedCount = problems.filter(({ isShown }) => !isShown).length;
  const examples = sortBySeverity(problems)
    .slice(0, MAX_EXAMPLES)
    .map(({ id, reason }) => ({ id, reason }));
  return { leftOut: omittedCount, incomplete: problems.length - omittedCount, examples };
}

/** Store of the problems found in products. Logs each problem once. */
export interface ProductProblems {
  /** Replaces all problems by those of the latest read. */
  update(problems: readonly ProductProblem[]): void;
  /** Replaces the problems of the products that were read. @param ids Ids of these products */
  replace(ids: ReadonlySet<number>, problems: readonly ProductProblem[]): void;
  /** Adds a problem found outside of a read; it is kept until the next one. */
  add(problem: ProductProblem): void;
  all(): readonly ProductProblem[];
  /** Returns the products that an earlier read could not read, to be retried individually. */
  unreadable(): readonly ProductProblem[];
}

/** Creates the store of the problems found in products. */
export function createProductProblems(log: Log): ProductProblems {
  let current = new Map<number, ProductProblem>();
  const loggedProblems = new Map<number, ProductProblem["problem"]>();

  const write = (problems: readonly ProductProblem[]): void => {
    const newProblems = sortBySeverity(problems.filter(({ id, problem }) => loggedProblems.get(id) !== problem));
    for (const { id, problem } of newProblems) loggedProblems.set(id, problem);
    for (const problem of newProblems.slice(0, MAX_LOG_LINES)) {
      const { id, reason } = problem;
      if (problem.isShown) log.info(describeProblem(problem), { product: id });
      else log.warn(describeProblem(problem), { product: id, reason });
    }
    const unlistedCount = newProblems.length - MAX_LOG_LINES;
    if (unlistedCount > 0)
      log.warn(`${unlistedCount} more products are left out or shown without something; see /readyz`);
  };

  const replaceProblems = (next: Map<number, ProductProblem>): void => {
    for (const { id, isShown } of current.values()) {
      if (next.get(id)?.isShown === false) continue;
      // A missing picture is found outside of reads, and is not logged again after each of them.
      if (isShown) continue;
      loggedProblems.delete(id);
      log.info(`Product ${id} is no longer left out`, { product: id });
    }
    current = next;
    write([...next.values()]);
  };

  return {
    update: (problems) => replaceProblems(new Map(problems.map((problem) => [problem.id, problem]))),
    replace(ids, problems) {
      const otherProblems = [...current.values()].filter(({ id }) => !ids.has(id));
      // Products just retried are moved to the end, so that others are retried next.
      replaceProblems(new Map([...otherProblems, ...problems].map((problem) => [problem.id, problem])));
    },
    add(problem) {
      if (current.has(problem.id)) return;
      current.set(problem.id, problem);
      write([problem]);
    },
    all: () => [...current.values()],
    unreadable: () => [...current.values()].filter(({ problem }) => problem === "unreadable"),
  };
}
