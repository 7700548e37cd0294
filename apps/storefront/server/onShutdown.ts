import type { Log } from "@rewire/gateway";

interface ShutdownOptions {
  /** Closes the server after pending requests; resolves to the number of aborted ones. */
  readonly close: () => Promise<number>;
  readonly log: Log;
  /** Process, or a fake in tests. */
  readonly process: Pick<NodeJS.Process, "on" | "exit">;
  /** Monotonic clock in milliseconds. */
  readonly monotonicNow?: () => number;
}

/**
 * Window in milliseconds within which signals count as one: a terminal sends Ctrl-C to all processes, and parents
 * forward theirs.
 */
const SIGNAL_DEDUPLICATION_MS = 500;

/** Shuts the process down on a signal: gracefully on the first signal, immediately on a second signal. */
export function onShutdown({ close, log, process, monotonicNow = () => performance.now() }: ShutdownOptions): void {
  let firstSignalTime: number | null = null;
  const shutDown = async () => {
    try {
      const abortedCount = await close();
      if (abortedCount > 0) log.warn("Requests took too long and were cut", { requests: abortedCount });
      process.exit(abortedCount > 0 ? 1 : 0);
    } catch (error) {
      log.error("The end did not go well", { error });
      process.exit(1);
    }
  };
  const handleSignal = (signal: NodeJS.Signals) => {
    if (firstSignalTime !== null) {
      if (monotonicNow() - firstSignalTime < SIGNAL_DEDUPLICATION_MS) return;
      log.warn("Told to end a second time: ending at once", { signal });
      process.exit(1);
      return;
    }
    firstSignalTime = monotonicNow();
    log.info("Told to end: finishing what is under way", { signal });
    void shutDown();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, handleSignal);
}
