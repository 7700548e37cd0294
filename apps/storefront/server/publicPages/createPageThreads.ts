import { availableParallelism } from "node:os";
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import type { CatalogueCalls } from "./createCatalogueCalls.ts";
import { handleCalls } from "./threadCalls.ts";
import type { PageTask, RenderedPage } from "./renderPublicPage.ts";

/** Pool of worker threads that render pages. */
export interface PageThreads {
  readonly render: (task: PageTask) => Promise<RenderedPage>;
  readonly close: () => Promise<void>;
}

const MAX_THREADS = 4;

/** Number of pages that a thread renders concurrently: most of them wait for the shop. */
const PAGES_PER_THREAD = 8;

/** Maximum number of pages that wait for a thread; further ones are rejected. */
const MAX_QUEUED_PAGES = 2_000;

/** Error thrown when too many pages wait for a thread. */
export class PageQueueFullError extends Error {
  override readonly name = "PageQueueFullError";
}

/** Returns the default number of worker threads on this machine. One core is reserved for the main thread. */
export const getDefaultThreadCount = (): number => Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));

/**
 * Starts the worker threads, each of which loads the built app.
 * @param calls Functions that read the catalogue. They run in the main thread.
 */
export function createPageThreads(count: number, calls: CatalogueCalls): PageThreads {
  const threadPool = new Piscina({
    filename: new URL("pageWorker.ts", import.meta.url).href,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: PAGES_PER_THREAD,
    maxQueue: MAX_QUEUED_PAGES,
    // Waiting for the next task must not block the thread, which receives the results of its calls meanwhile.
    atomics: "disabled",
  });
  return {
    async render(task) {
      if (threadPool.queueSize >= MAX_QUEUED_PAGES)
        throw new PageQueueFullError(`${threadPool.queueSize} pages wait for a thread.`);
      const { port1, port2 } = new MessageChannel();
      handleCalls(port1, calls);
      try {
        return await threadPool.run({ task, port: port2 }, { transferList: [port2] });
      } finally {
        port1.close();
      }
    },
    close: () => threadPool.destroy(),
  };
}
