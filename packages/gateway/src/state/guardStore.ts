import type { Log } from "../log/createLog.ts";
import type { StateStore } from "./StateStore.ts";
import { StateStoreUnavailable } from "./StateStoreUnavailable.ts";

/** Says in one way, whatever keeps the state, that it cannot be had: every call throws `StateStoreUnavailable` alone. */
export function guardStore(store: StateStore, log: Log): StateStore {
  const guard = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await call();
    } catch (error) {
      log.error("The state store cannot be used", { error });
      throw new StateStoreUnavailable("The state store cannot be used", { cause: error });
    }
  };
  return {
    get: (key) => guard(() => store.get(key)),
    set: (...given) => guard(() => store.set(...given)),
    putIfAbsent: (...given) => guard(() => store.putIfAbsent(...given)),
    delete: (key) => guard(() => store.delete(key)),
    deleteIf: (...given) => guard(() => store.deleteIf(...given)),
    renewIf: (...given) => guard(() => store.renewIf(...given)),
    close: () => store.close(),
  };
}
