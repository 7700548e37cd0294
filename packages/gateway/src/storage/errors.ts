/** Error thrown when the state store cannot be read or written: Redis is unavailable, or the disk is full. */
export class KeyValueStoreUnavailableError extends Error {
  override readonly name = "KeyValueStoreUnavailableError";
}

/** Error thrown when a lock is not released in time. */
export class LockTimeoutError extends Error {
  override readonly name = "LockTimeoutError";
}

/** Error thrown when the queue of a key is full. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Error thrown when a task of a queue queues another one with its own key, for which it would wait forever. */
export class QueueReentryError extends Error {
  override readonly name = "QueueReentryError";
}
