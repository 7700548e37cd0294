/** Thrown when the state store cannot be read or written: Redis is unavailable, or the disk is full. */
export class KeyValueStoreUnavailable extends Error {
  override readonly name = "KeyValueStoreUnavailable";
}

/** Thrown when a lock was not released in time. */
export class LockTimeout extends Error {
  override readonly name = "LockTimeout";
}

/** Thrown when the queue of a key is full. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}
