import type { Log } from "../log/createLog.ts";
import type { StoreBackend } from "./KeyValueStore.ts";
import { KeyValueStoreUnavailableError } from "./errors.ts";

/** Wraps a store so that every call throws only `KeyValueStoreUnavailableError`. */
export function guardStore(store: StoreBackend, log: Log): StoreBackend {
  let isUnavailable = false;
  const runGuardedOperation = async <Value>(operation: () => Promise<Value>): Promise<Value> => {
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
    get: (key) => runGuardedOperation(() => store.get(key)),
    has: (key) => runGuardedOperation(() => store.has(key)),
    set: (...args) => runGuardedOperation(() => store.set(...args)),
    putIfAbsent: (...args) => runGuardedOperation(() => store.putIfAbsent(...args)),
    delete: (key) => runGuardedOperation(() => store.delete(key)),
    deleteIf: (...args) => runGuardedOperation(() => store.deleteIf(...args)),
    renewIf: (...args) => runGuardedOperation(() => store.renewIf(...args)),
    replaceIf: (...args) => runGuardedOperation(() => store.replaceIf(...args)),
    replaceAll: (change) => runGuardedOperation(() => store.replaceAll(change)),
    scrub: () => runGuardedOperation(() => store.scrub()),
    add: (...args) => runGuardedOperation(() => store.add(...args)),
    close: () => store.close(),
  };
}
