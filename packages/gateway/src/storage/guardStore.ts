import type { Log } from "../log/createLog.ts";
import type { StoreBackend } from "./KeyValueStore.ts";
import { KeyValueStoreUnavailableError } from "./errors.ts";

/** Wraps a store so that every call throws only `KeyValueStoreUnavailableError`. */
export function guardStore(store: StoreBackend, log: Log): StoreBackend {
  let isUnavailable = false;
  const runGuarded = async <Value>(operation: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await operation();
      if (isUnavailable) log.info("The state store can be used again");
      isUnavailable = false;
      return value;
    } catch (error) {
      // An outage is logged once, although changes are polled every second.
      if (!isUnavailable) log.error("The state store cannot be used", { error });
      isUnavailable = true;
      throw new KeyValueStoreUnavailableError("The state store cannot be used", { cause: error });
    }
  };
  return {
    get: (key) => runGuarded(() => store.get(key)),
    has: (key) => runGuarded(() => store.has(key)),
    set: (...args) => runGuarded(() => store.set(...args)),
    putIfAbsent: (...args) => runGuarded(() => store.putIfAbsent(...args)),
    delete: (key) => runGuarded(() => store.delete(key)),
    deleteIf: (...args) => runGuarded(() => store.deleteIf(...args)),
    renewIf: (...args) => runGuarded(() => store.renewIf(...args)),
    replaceIf: (...args) => runGuarded(() => store.replaceIf(...args)),
    replaceAll: (change) => runGuarded(() => store.replaceAll(change)),
    scrub: () => runGuarded(() => store.scrub()),
    add: (...args) => runGuarded(() => store.add(...args)),
    close: () => store.close(),
  };
}
