/** The state store cannot be read or written: Redis is gone or does not answer, the disk is full. */
export class StateStoreUnavailable extends Error {
  override readonly name = "StateStoreUnavailable";
}
