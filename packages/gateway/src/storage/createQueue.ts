import { AsyncLocalStorage } from "node:async_hooks";
import type { Locks } from "./createLocks.ts";
import { QueueFullError, QueueReentryError } from "./errors.ts";

/** Queue that serialises tasks with the same key, and runs tasks with different keys concurrently. */
export interface Queue {
  /** Runs a task after the earlier ones with its key. @throws QueueFullError, QueueReentryError */
  run<Value>(key: string, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
}

/** Task that code runs in, with the task that queued it. */
interface RunningTask {
  readonly key: string;
  readonly outerTask: RunningTask | undefined;
  isRunning: boolean;
}

/**
 * Creates a queue. A task is not started if its signal is aborted while it waits. A task that queues another one with
 * the same key is told so at once: the other one would wait for it, and all later ones for both.
 *
 * @param locks Locks that also serialise tasks across gateways.
 * @param maxWaiting Maximum number of waiting tasks per key; further tasks are rejected.
 * @default 30
 */
export function createQueue(locks?: Locks, maxWaiting = 30): Queue {
  const tailByKey = new Map<string, { last: Promise<unknown>; waiting: number }>();
  const currentTask = new AsyncLocalStorage<RunningTask>();

  const runTask = async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const task = { key, outerTask: currentTask.getStore(), isRunning: true };
    try {
      return await currentTask.run(task, () => (locks ? locks.run(`queue ${key}`, work) : work()));
    } finally {
      // What the task has left running in the background may queue.
      task.isRunning = false;
    }
  };

  return {
    async run(key, work, signal) {
      if (isWithinTask(currentTask.getStore(), key)) throw new QueueReentryError("A task waits for its own key.");
      const queueTail = tailByKey.get(key) ?? { last: Promise.resolve(), waiting: 0 };
      if (queueTail.waiting >= maxWaiting) throw new QueueFullError(`${queueTail.waiting} wait behind one key.`);
      tailByKey.set(key, queueTail);
      queueTail.waiting += 1;
      const task = queueTail.last.then(() => {
        signal?.throwIfAborted();
        return runTask(key, work);
      });
      queueTail.last = task.catch(() => undefined);
      try {
        return await task;
      } finally {
        queueTail.waiting -= 1;
        if (queueTail.waiting === 0) tailByKey.delete(key);
      }
    },
  };
}

/** Returns whether code runs in a task of a key, also by way of tasks of other keys. */
function isWithinTask(innermostTask: RunningTask | undefined, key: string): boolean {
  for (let task = innermostTask; task; task = task.outerTask) if (task.isRunning && task.key === key) return true;
  return false;
}
