import type { Log } from "../log/createLog.ts";
import type { StoreBackend } from "./KeyValueStore.ts";
import { KeyValueStoreUnavailableError } from "./errors.ts";

/** Wraps a store, so that every call throws only `KeyValueStoreUnavailableError`. */
export function guardStore(store: StoreBackend, log: Log): StoreBackend {
  let isUnavailable = false;
  const guard = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await call();
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
    get: (key) => guard(() => store.get(key)),
    has: (key) => guard(() => store.has(key)),
    set: (...args) => guard(() => store.set(...args)),
    putIfAbsent: (...args) => guard(() => store.putIfAbsent(...args)),
    delete: (key) => guard(() => store.delete(key)),
    deleteIf: (...args) => guard(() => store.deleteIf(...args)),
    renewIf: (...args) => guard(() => store.renewIf(...args)),
    replaceIf: (...args) => guard(() => store.replaceIf(...args)),
    replaceAll: (change) => guard(() => store.replaceAll(change)),
    scrub: () => guard(() => store.scrub()),
    add: (...args) => guard(() => store.add(...args)),
    close: () => store.close(),
  };
}
