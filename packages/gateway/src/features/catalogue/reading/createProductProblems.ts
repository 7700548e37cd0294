import { describeProblem, type ProductProblem } from "@rewire/data/server";
import type { Log } from "../../../log/createLog.ts";

/** In short what the owner should know of the products: for `/readyz`. */
export interface ProblemSummary {
  /** How many products lists do not show. */
  readonly leftOut: number;
  /** How many they show without something: a price, a picture. */
  readonly incomplete: number;
  /** Some of them, those left out first. */
  readonly examples: readonly { readonly id: number; readonly reason: string }[];
}

const MAX_EXAMPLES = 20;
/** Lines in the log for one reading; the others are counted. */
const MAX_LINES = 20;

const byWeight = (problems: readonly ProductProblem[]): readonly ProductProblem[] =>
  problems.toSorted((a, b) => Number(a.isShown) - Number(b.isShown));

/** Puts problems of products together, those left out first and of these the first {@link MAX_EXAMPLES}. */
export function summarizeProblems(problems: readonly ProductProblem[]): ProblemSummary {
  const leftOut = problems.filter(({ isShown }) => !isShown).length;
  const examples = byWeight(problems)
    .slice(0, MAX_EXAMPLES)
    .map(({ id, reason }) => ({ id, reason }));
  return { leftOut, incomplete: problems.length - leftOut, examples };
}

/** Keeps what is amiss with products, and tells the log of each problem once. */
export interface ProductProblems {
  /** Takes what the newest reading found in place of what was known before. */
  update(problems: readonly ProductProblem[]): void;
  /** Takes what a reading of some products found in place of what was known of these. @param ids The products */
  replace(ids: ReadonlySet<number>, problems: readonly ProductProblem[]): void;
  /** Adds one that is found beside a reading; it stays until the next. */
  add(problem: ProductProblem): void;
  all(): readonly ProductProblem[];
  /** Those that an earlier reading could not read: worth a try of their own. */
  unreadable(): readonly ProductProblem[];
}

/** Makes the place where problems of products are kept. */
export function createProductProblems(log: Log): ProductProblems {
  let current = new Map<number, ProductProblem>();
  const logged = new Map<number, ProductProblem["problem"]>();

  const write = (problems: readonly ProductProblem[]): void => {
    const fresh = byWeight(problems.filter(({ id, problem }) => logged.get(id) !== problem));
    for (const { id, problem } of fresh) logged.set(id, problem);
    for (const problem of fresh.slice(0, MAX_LINES)) {
      const { id, reason } = problem;
      if (problem.isShown) log.info(describeProblem(problem), { product: id });
      else log.warn(describeProblem(problem), { product: id, reason });
    }
    const others = fresh.length - MAX_LINES;
    if (others > 0) log.warn(`${others} more products are left out or shown without something; see /readyz`);
  };

  const set = (next: Map<number, ProductProblem>): void => {
    for (const { id, isShown } of current.values()) {
      if (next.get(id)?.isShown === false) continue;
      // A picture that is gone is found beside the readings, and is no news after each of them.
      if (isShown) continue;
      logged.delete(id);
      log.info(`Product ${id} is no longer left out`, { product: id });
    }
    current = next;
    write([...next.values()]);
  };

  return {
    update: (problems) => set(new Map(problems.map((problem) => [problem.id, problem]))),
    replace(ids, problems) {
      const rest = [...current.values()].filter(({ id }) => !ids.has(id));
      // What was tried now comes last, so that others are tried next.
      set(new Map([...rest, ...problems].map((problem) => [problem.id, problem])));
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
