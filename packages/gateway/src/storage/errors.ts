/** Thrown when the state store cannot be read or written: Redis is unavailable, or the disk is full. */
export class KeyValueStoreUnavailableError extends Error {
  override readonly name = "KeyValueStoreUnavailableError";
}

/** Thrown when a lock was not released in time. */
export class LockTimeoutError extends Error {
  override readonly name = "LockTimeoutError";
}

/** Thrown when the queue of a key is full. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}
