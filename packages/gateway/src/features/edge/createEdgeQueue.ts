import type { Log } from "../../log/createLog.ts";
import { createPause } from "./createPause.ts";
import { createWaitingItems } from "./createWaitingItems.ts";
import { EdgeError, type Edge } from "./Edge.ts";

/** Delays and timeouts of a queue, in milliseconds. */
export interface EdgeTimes {
  /** Time within which changes are collected for one call. */
  readonly gatherMs: number;
  /**
   * Time after which each call is repeated once: a page that was on its way from a gateway that did not know the change
   * yet may have been stored after the first one.
   */
  readonly repeatMs: number;
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

export const EDGE_TIMES: EdgeTimes = { gatherMs: 100, repeatMs: 1_500, firstPauseMs: 500, maxPauseMs: 60_000 };

interface EdgeQueueParts {
  readonly edge: Edge;
  readonly log: Log;
  /** Time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly times?: EdgeTimes | undefined;
}

/** State of an edge cache, for `/readyz`. */
export type EdgeStatus =
  | { readonly edge: string; readonly ok: true }
  | { readonly edge: string; readonly ok: false; readonly reason: string; readonly forSeconds: number };

/**
 * Creates the purge queue of one edge cache: purges are batched, sent in the background, and retried until accepted.
 */
export function createEdgeQueue({ edge, log, now, times = EDGE_TIMES }: EdgeQueueParts) {
  const waiting = createWaitingItems(edge);
  const pause = createPause();
  const outage = createOutage(edge, log, now);
  let running: Promise<void> | null = null;
  let isClosed = false;
  const repeats = createRepeats(times.repeatMs, (items) => {
    waiting.add(items, true);
    run();
  });
  /** Sends one batch. @returns The error, null where it was taken */
  const send = async (batch: ReadonlyMap<string, boolean>): Promise<unknown> => {
    try {
      await edge.purge([...batch.keys()], AbortSignal.timeout(edge.timeoutMs));
      outage.end();
      repeats.add([...batch].flatMap(([item, isRepeat]) => (isRepeat ? [] : [item])));
      return null;
    } catch (error) {
      for (const [item, isRepeat] of batch) waiting.add([item], isRepeat);
      outage.begin(error);
      return error;
    }
  };
  const work = async (): Promise<void> => {
    await pause.for(times.gatherMs);
    for (let wait = times.firstPauseMs; !waiting.isEmpty();) {
      const error = await send(waiting.take());
      if (error === null) {
        wait = times.firstPauseMs;
        continue;
      }
      if (isClosed) return;
      const asked = error instanceof EdgeError ? error.retryAfterMs : null;
      await pause.for(Math.min(asked ?? wait, times.maxPauseMs));
      wait = Math.min(wait * 2, times.maxPauseMs);
    }
  };
  const run = (): void => {
    running ??= work()
      .catch((error: unknown) => log.error("Purging an edge went wrong", { edge: edge.name, error }))
      .finally(() => {
        running = null;
        if (!waiting.isEmpty() && !isClosed) run();
      });
  };

  return {
    /** Purges what has these tags, soon; never waits or throws. */
    purge(tags: readonly string[]): void {
      const items = edge.itemsOf(tags);
      if (items.length === 0 || isClosed) return;
      waiting.add(items, false);
      run();
    },
    status: outage.status,
    /** Sends what waits, once, and ends. */
    async close(): Promise<void> {
      isClosed = true;
      repeats.end();
      pause.end();
      await running;
    },
  };
}

/** Creates repetitions. @param repeat Called with items that were added so many milliseconds ago */
function createRepeats(afterMs: number, repeat: (items: readonly string[]) => void) {
  const timers = new Set<NodeJS.Timeout>();
  let isOver = false;
  return {
    add(items: readonly string[]): void {
      if (items.length === 0 || isOver) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        repeat(items);
      }, afterMs);
      timer.unref();
      timers.add(timer);
    },
    end(): void {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Creates the record of whether an edge takes purges; an outage has one line in the log when it begins and ends. */
function createOutage({ name }: Edge, log: Log, now: () => number) {
  let failure: { readonly reason: string; readonly since: number } | null = null;
  return {
    begin(error: unknown): void {
      if (!failure)
        log.warn("An edge does not take purges and may show old pages; they are repeated", { edge: name, error });
      failure = { reason: reasonOf(error), since: failure?.since ?? now() };
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

/** Describes an error for `/readyz`, which strangers may read: no address of the edge. */
function reasonOf(error: unknown): string {
  if (error instanceof EdgeError) return error.message;
  if (error instanceof DOMException && error.name === "TimeoutError") return "It does not answer in time.";
  return "It cannot be reached.";
}
