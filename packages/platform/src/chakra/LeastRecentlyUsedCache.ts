/** Cache with a maximum number of entries. When the cache is full, the least recently used entry is evicted. */
export class LeastRecentlyUsedCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #maxEntries: number;

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    // Elements look up styles a thousand times for each page, so that the order is kept only where eviction is near.
    if (value !== undefined && this.#entries.size > this.#maxEntries / 2) {
      // A map iterates its keys in insertion order.
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#maxEntries) return;
    const [oldestKey] = this.#entries.keys();
    if (oldestKey !== undefined) this.#entries.delete(oldestKey);
  }
}
