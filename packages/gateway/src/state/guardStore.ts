import type { Log } from "../log/createLog.ts";
import type { StateStore } from "./StateStore.ts";
import { StateStoreUnavailable } from "./StateStoreUnavailable.ts";

/** Says in one way, whatever keeps the state, that it cannot be had: every call throws `StateStoreUnavailable` alone. */
export function guardStore(store: StateStore, log: Log): StateStore {
  const guard = <Given extends readonly unknown[], Value>(call: (...given: Given) => Promise<Value>) => async (...given: Given): Promise<Value> => {
    try {
      return await call(...given);
    } catch (error) {
      log.error("The state store cannot be used", { error });
      throw new StateStoreUnavailable("The state store cannot be used", { cause: error });
    }
  };
  return {
    get: guard(store.get), set: guard(store.set), putIfAbsent: guard(store.putIfAbsent), delete: guard(store.delete),
    deleteIf: guard(store.deleteIf), renewIf: guard(store.renewIf), close: () => store.close(),
  };
}
