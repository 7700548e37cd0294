import type { Log } from "@rewire/gateway";

interface ShutdownParts {
  /** Finishes what is under way; how many requests were cut because they took too long. */
  readonly close: () => Promise<number>;
  readonly log: Log;
  /** The process, or a stand-in for it. */
  readonly process: Pick<NodeJS.Process, "on" | "exit">;
  /** Milliseconds of a clock that never jumps. */
  readonly monotonicNow?: () => number;
}

/** A terminal sends Ctrl-C to everybody, and parents pass theirs on: signals so close together count as one. */
const SAME_SIGNAL_MS = 500;

/** Ends the process when it is told to: the first signal lets it finish what it does, a second one ends it at once. */
export function onShutdown({ close, log, process, monotonicNow = () => performance.now() }: ShutdownParts): void {
  let first: number | null = null;
  const end = async () => {
    try {
      const cut = await close();
      if (cut > 0) log.warn("Requests took too long and were cut", { requests: cut });
      process.exit(cut > 0 ? 1 : 0);
    } catch (error) {
      log.error("The end did not go well", { error });
      process.exit(1);
    }
  };
  const handle = (signal: NodeJS.Signals) => {
    if (first !== null) {
      if (monotonicNow() - first < SAME_SIGNAL_MS) return;
      log.warn("Told to end a second time: ending at once", { signal });
      process.exit(1);
      return;
    }
    first = monotonicNow();
    log.info("Told to end: finishing what is under way", { signal });
    void end();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, handle);
}
