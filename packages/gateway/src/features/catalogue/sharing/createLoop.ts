import type { Log } from "../../../log/createLog.ts";

interface LoopOptions {
  readonly work: () => Promise<void>;
  /** Interval between the end of one run and the next, in milliseconds. */
  readonly intervalMs: number;
  readonly log: Log;
}

/** Creates a loop that runs work repeatedly, without overlap. It does not keep the process alive. */
export function createLoop({ work, intervalMs, log }: LoopOptions) {
  const firstRun = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | null = null;
  let currentRun: Promise<void> | null = null;
  let isStopped = false;

  const schedule = (ms: number): void => {
    if (isStopped || currentRun) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      currentRun = work()
        .catch((error: unknown) => log.error("Sharing changes of the catalogue went wrong", { error }))
        .finally(() => {
          currentRun = null;
          firstRun.resolve();
          schedule(intervalMs);
        });
    }, ms);
    timer.unref();
  };

  return {
    /** Starts; resolves after the first run. */
    start: async (): Promise<void> => {
      schedule(0);
      await firstRun.promise;
    },
    /** Runs the work at once, if the loop has been started. */
    hurry: (): void => {
      if (timer) schedule(0);
    },
    /** Stops; resolves when no run is in progress. */
    stop: async (): Promise<void> => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await currentRun;
      firstRun.resolve();
    },
  };
}
