/** Number of parallel workers of each kind of check. */
export interface WorkerCounts {
  readonly checks: number;
  readonly fillers: number;
  readonly journeys: number;
  readonly stories: number;
  readonly pictures: number;
}

/** Returns the number of cores that checks may use. */
export function countCores(env?: Readonly<Record<string, string | undefined>>): number;

/** Returns how much runs in parallel on a machine; `memory` in GiB. */
export function countWorkers(machine?: { readonly cores?: number; readonly memory?: number }): WorkerCounts;
