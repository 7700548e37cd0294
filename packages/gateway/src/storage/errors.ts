/** The state store cannot be read or written: Redis is gone or does not answer, the disk is full. */
export class KeyValueStoreUnavailable extends Error {
  override readonly name = "KeyValueStoreUnavailable";
}

/** A lock stayed shut for longer than anybody waits. */
export class LockTimeout extends Error {
  override readonly name = "LockTimeout";
}

/** Too much work waits behind one key. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}
