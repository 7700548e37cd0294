/** So many cores are shared out; a machine with more runs the same checks in the same order. */
const CORES = 2;

/**
 * Runs checks, as many side by side as there are cores, in order: a check waits for those that it comes after
 * (where they are among the checks) and for its cores.
 * @param checks With `name`, `cores` and perhaps `after`.
 * @param run `(check, isAlone) => Promise<Result>`; it must not throw.
 * @returns {Promise<Result[]>} in the order of the checks
 */
export async function schedule(checks, run) {
  const results = new Map();
  const running = new Map();
  const waiting = [...checks];
  const isFinished = (name) => checks.every((check) => check.name !== name || results.has(check));
  const coresInUse = () => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
  const next = () => waiting.findIndex(({ cores, after = [] }) => cores <= CORES - coresInUse() && after.every(isFinished));

  while (waiting.length + running.size > 0) {
    // A check that wants the whole machine is not overtaken for ever: only what stands before the first such one may start.
    const first = waiting.findIndex(({ cores }) => cores === CORES);
    const index = next();
    const isAllowed = index !== -1 && (index <= first || first === -1 || !waiting[first].after?.every(isFinished));
    if (!isAllowed) {
      if (running.size === 0) throw new Error(`Checks wait for each other: ${waiting.map(({ name }) => name).join(", ")}`);
      await Promise.race(running.values());
      continue;
    }
    const [check] = waiting.splice(index, 1);
    const work = async () => {
      results.set(check, await run(check, check.cores === CORES));
      running.delete(check);
    };
    running.set(check, work());
  }
  return checks.map((check) => results.get(check));
}
