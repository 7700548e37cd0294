/** Number of cores to use; a machine with more runs the same checks in the same order. */
const CORES = 2;

/**
 * Runs checks in order, as many in parallel as there are cores: a check waits for its prerequisites (if selected) and
 * for its cores. Checks that fill gaps run beside all others, one at a time. A check that joins and is the only one
 * left starts beside the one that uses the whole machine.
 * @param checks With `name`, `cores` and optionally `after`, `fillsGaps` and `joins`.
 * @param run `(check, isAlone) => Promise<Result>`; it must not throw.
 * @returns {Promise<Result[]>} in the order of the checks
 */
export async function schedule(checks, run) {
  const results = new Map();
  const running = new Map();
  const waiting = [...checks];
  const isFinished = (name) => checks.every((check) => check.name !== name || results.has(check));
  const isReady = ({ after = [] }) => after.every(isFinished);
  const coresInUse = () => [...running.keys()].reduce((sum, { cores, fillsGaps }) => sum + (fillsGaps ? 0 : cores), 0);

  const nextFiller = () => {
    const isBusy = [...running.keys()].some(({ fillsGaps }) => fillsGaps);
    return isBusy ? undefined : waiting.find((check) => check.fillsGaps && isReady(check));
  };
  const nextInLine = () => {
    const line = waiting.filter(({ fillsGaps }) => !fillsGaps);
    // Prevents starvation of a check that uses the whole machine: only checks before the first such one may start.
    const first = line.findIndex(({ cores }) => cores === CORES);
    const index = line.findIndex((check) => check.cores <= CORES - coresInUse() && isReady(check));
    return index !== -1 && (index <= first || first === -1 || !isReady(line[first])) ? line[index] : undefined;
  };
  const nextToJoin = () => {
    const isGapLeft = running.size === 1 && coresInUse() === CORES;
    return isGapLeft && waiting[0]?.joins && isReady(waiting[0]) ? waiting[0] : undefined;
  };
  const startCheck = (check) => {
    waiting.splice(waiting.indexOf(check), 1);
    const isAlone = check.cores === CORES && !check.fillsGaps && coresInUse() === 0;
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
