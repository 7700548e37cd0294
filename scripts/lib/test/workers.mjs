import { availableParallelism, totalmem } from "node:os";

const BYTES_PER_GIB = 2 ** 30;

/** Memory in GiB for each page that shows stories, with what else a machine has to do. */
const PAGE_MEMORY = 4;

/** Returns the nearest number within limits. */
const clamp = (value, lowest, highest) => Math.min(highest, Math.max(lowest, Math.floor(value)));

/**
 * Returns the number of cores that checks may use. `REWIRE_CORES` leaves some to other work, or says how many there are
 * where the system counts those of its host.
 */
export function countCores(env = process.env) {
  const wish = Number(env["REWIRE_CORES"]);
  return Number.isInteger(wish) && wish > 0 ? wish : availableParallelism();
}

/**
 * Returns how much runs in parallel. Two cores, on which journeys, pictures and stories were measured, get as much as
 * they can use; more cores get more pages and workers, as far as there is memory.
 * @param {{ cores?: number, memory?: number }} [machine] `memory` in GiB. @default this machine
 * @returns `checks`: processors that checks share, `fillers`: checks that run beside others at a time, `journeys` and
 * `stories`: workers, `pictures`: pages of the camera
 */
export function countWorkers({ cores = countCores(), memory = totalmem() / BYTES_PER_GIB } = {}) {
  const pages = memory / PAGE_MEMORY;
  return {
    checks: Math.max(2, cores),
    fillers: clamp(Math.min(cores, memory / 3) / 4, 1, 3),
    journeys: clamp(Math.ceil(cores * 0.6), 2, 8),
    stories: clamp(Math.min(cores / 2, pages), 2, 6),
    pictures: clamp(Math.min(cores, pages), 3, 8),
  };
}
