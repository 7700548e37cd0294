import type { Locks } from "./createLocks.ts";
import { QueueFullError } from "./errors.ts";

/** Queue that serialises tasks with the same key, and runs tasks with different keys concurrently. */
export interface Queue {
  run<Value>(key: string, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
}

/**
 * Creates a queue. A task is not started if its signal is aborted while it waits.
 *
 * @param locks Locks that also serialise tasks across gateways.
 * @param maxWaiting Maximum number of waiting tasks per key; further tasks are rejected.
 * @default 30
 */
export function createQueue(locks?: Locks, maxWaiting = 30): Queue {
  const tailByKey = new Map<string, { last: Promise<unknown>; waiting: number }>();

  return {
    async run(key, work, signal) {
      const queueTail = tailByKey.get(key) ?? { last: Promise.resolve(), waiting: 0 };
      if (queueTail.waiting >= maxWaiting) throw new QueueFullError(`${queueTail.waiting} wait behind one key.`);
      tailByKey.set(key, queueTail);
      queueTail.waiting += 1;
      const task = queueTail.last.then(() => {
        signal?.throwIfAborted();
        return locks ? locks.run(`queue ${key}`, work) : work();
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
