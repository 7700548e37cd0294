import type { Log } from "../../log/createLog.ts";
import { createPause } from "./createPause.ts";
import { createWaitingItems } from "./createWaitingItems.ts";
import { EdgeError, type Edge } from "./Edge.ts";

/** Delays of a purge queue, in milliseconds. */
export interface EdgeTimes {
  /** Time in milliseconds during which changes are collected for one call. */
  readonly batchDelayMs: number;
  /**
   * Delay after which each call is repeated once: a response of a gateway with outdated data may have been stored after
   * the first call.
   */
  readonly repeatMs: number;
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

export const EDGE_TIMES: EdgeTimes = { batchDelayMs: 100, repeatMs: 1_500, firstPauseMs: 500, maxPauseMs: 60_000 };

interface EdgeQueueDependencies {
  readonly edge: Edge;
  readonly log: Log;
  /** Time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly times?: EdgeTimes | undefined;
}

/** State of an edge cache, as reported by `/readyz`. */
export type EdgeStatus =
  | { readonly edge: string; readonly ok: true }
  | { readonly edge: string; readonly ok: false; readonly reason: string; readonly forSeconds: number };

/**
 * Creates the purge queue of one edge cache. Purges are batched, sent in the background, and retried until the cache
 * accepts them.
 */
export function createEdgeQueue({ edge, log, now, times = EDGE_TIMES }: EdgeQueueDependencies) {
  const waitingItems = createWaitingItems(edge);
  const pause = createPause();
  const outage = createOutage(edge, log, now);
  let currentRun: Promise<void> | null = null;
  let isClosed = false;
  const scheduledRepeats = createRepeatTimers(times.repeatMs, (items) => {
    waitingItems.add(items, true);
    run();
  });
  const send = createBatchSender(edge, {
    onAccepted: (items) => {
      outage.end();
      scheduledRepeats.add(items);
    },
    onFailed: (item, isRepeat) => waitingItems.add([item], isRepeat),
    onOutage: (error) => outage.begin(error),
  });
  const work = async (): Promise<void> => {
    await pause.for(times.batchDelayMs);
    for (let wait = times.firstPauseMs; !waitingItems.isEmpty();) {
      const error = await send(waitingItems.take());
      if (error === null) {
        wait = times.firstPauseMs;
        continue;
      }
      if (isClosed) return;
      const retryAfterMs = error instanceof EdgeError ? error.retryAfterMs : null;
      await pause.for(Math.min(retryAfterMs ?? wait, times.maxPauseMs));
      wait = Math.min(wait * 2, times.maxPauseMs);
    }
  };
  const run = (): void => {
    currentRun ??= work()
      .catch((error: unknown) => log.error("Purging an edge went wrong", { edge: edge.name, error }))
      .finally(() => {
        currentRun = null;
        if (!waitingItems.isEmpty() && !isClosed) run();
      });
  };

  return {
    /** Queues a purge of pages with these tags; never waits or throws. */
    purge(tags: readonly string[]): void {
      const items = edge.toItems(tags);
      if (items.length === 0 || isClosed) return;
      waitingItems.add(items, false);
      run();
    },
    status: outage.status,
    /** Sends the queued items once, and stops. */
    async close(): Promise<void> {
      isClosed = true;
      scheduledRepeats.end();
      pause.end();
      await currentRun;
    },
  };
}

interface BatchHandlers {
  /** Called with the items that are purged for the first time. */
  readonly onAccepted: (items: readonly string[]) => void;
  readonly onFailed: (item: string, isRepeat: boolean) => void;
  readonly onOutage: (error: unknown) => void;
}

/** Creates the function that sends one batch; it returns the error, null on success. */
const createBatchSender =
  (edge: Edge, { onAccepted, onFailed, onOutage }: BatchHandlers) =>
  async (batch: ReadonlyMap<string, boolean>): Promise<unknown> => {
    try {
      await edge.purge([...batch.keys()], AbortSignal.timeout(edge.timeoutMs));
      onAccepted([...batch].flatMap(([item, isRepeat]) => (isRepeat ? [] : [item])));
      return null;
    } catch (error) {
      for (const [item, isRepeat] of batch) onFailed(item, isRepeat);
      onOutage(error);
      return error;
    }
  };

/** Creates the delayed repetition of purges. @param repeatPurge Called with the items of an earlier call */
function createRepeatTimers(delayMs: number, repeatPurge: (items: readonly string[]) => void) {
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  return {
    add(items: readonly string[]): void {
      if (items.length === 0 || isStopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        repeatPurge(items);
      }, delayMs);
      timer.unref();
      timers.add(timer);
    },
    end(): void {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Creates the record of an edge's availability; the beginning and the end of an outage are logged once. */
function createOutage({ name }: Edge, log: Log, now: () => number) {
  let failure: { readonly reason: string; readonly since: number } | null = null;
  return {
    begin(error: unknown): void {
      if (!failure)
        log.warn("An edge does not take purges and may show old pages; they are repeated", { edge: name, error });
      failure = { reason: describeError(error), since: failure?.since ?? now() };
    },
    end(): void {
      if (failure) log.info("An edge takes purges again", { edge: name });
      failure = null;
    },
    status: (): EdgeStatus =>
      failure
        ? { edge: name, ok: false, reason: failure.reason, forSeconds: Math.round((now() - failure.since) / 1000) }
        : { edge: name, ok: true },
  };
}

/** Describes an error for `/readyz`, which is public: without the edge's URL. */
function describeError(error: unknown): string {
  if (error instanceof EdgeError) return error.message;
  if (error instanceof DOMException && error.name === "TimeoutError") return "It does not answer in time.";
  return "It cannot be reached.";
}
