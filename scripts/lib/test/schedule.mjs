import { countWorkers } from "./workers.mjs";

/**
 * Runs checks in order, as many in parallel as there are cores: a check waits for its prerequisites (if selected) and
 * for its cores. Checks that fill gaps run beside all others, one at a time on a small machine. A check that joins and
 * is the only one left starts beside the one that uses the whole machine, as soon as it can be one of those.
 * @param checks With `name`, optionally `usesAll`, `after`, `fillsGaps` and `joins`.
 * @param run `(check, isAlone) => Promise<Result>`; it must not throw.
 * @param capacity `checks`: number of cores, `fillers`: number of checks that fill gaps at a time. @default this machine
 * @returns {Promise<Result[]>} in the order of the checks
 */
export async function schedule(checks, run, { checks: coreCount, fillers: fillerCount } = countWorkers()) {
  const results = new Map();
  const running = new Map();
  const waiting = [...checks];
  const isFinished = (name) => checks.every((check) => check.name !== name || results.has(check));
  const isReady = ({ after = [] }) => after.every(isFinished);
  const countRunningFillers = () => [...running.keys()].filter(({ fillsGaps }) => fillsGaps).length;
  const claim = ({ usesAll }) => (usesAll ? coreCount : 1);
  const coresInUse = () => [...running.keys()].reduce((sum, check) => sum + (check.fillsGaps ? 0 : claim(check)), 0);

  const nextFiller = () =>
    countRunningFillers() < fillerCount ? waiting.find((check) => check.fillsGaps && isReady(check)) : undefined;
  const nextInLine = () => {
    const line = waiting.filter(({ fillsGaps }) => !fillsGaps);
    // Prevents starvation of a check that uses the whole machine: only checks before the first such one may start.
    const first = line.findIndex(({ usesAll }) => usesAll);
    const index = line.findIndex((check) => claim(check) <= coreCount - coresInUse() && isReady(check));
    return index !== -1 && (index <= first || first === -1 || !isReady(line[first])) ? line[index] : undefined;
  };
  const nextToJoin = () => {
    const mainChecks = [...running.keys()].filter(({ fillsGaps }) => !fillsGaps);
    const isGapLeft = mainChecks.length === 1 && mainChecks[0].usesAll && countRunningFillers() < fillerCount;
    return isGapLeft && waiting[0]?.joins && isReady(waiting[0]) ? waiting[0] : undefined;
  };
  const startCheck = (check) => {
    waiting.splice(waiting.indexOf(check), 1);
    const isAlone = Boolean(check.usesAll) && !check.fillsGaps && coresInUse() === 0;
    const work = async () => {
      results.set(check, await run(check, isAlone));
      running.delete(check);
    };
    running.set(check, work());
  };

  while (waiting.length + running.size > 0) {
    const check = nextInLine() ?? nextFiller() ?? nextToJoin();
    if (check) startCheck(check);
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`Checks wait for each other: ${waiting.map(({ name }) => name).join(", ")}`);
  }
  return checks.map((check) => results.get(check));
}
