import type { KeyValueStore } from "../storage/KeyValueStore.ts";

/** Process of a gateway, as far as its state store goes: after its kill, no command reaches the store any more. */
export interface KillableStore {
  readonly store: KeyValueStore;
  /** Kills the process at a later command. @param commands Number of commands that still succeed */
  killAfter(commands: number): void;
  readonly isDead: () => boolean;
}

/** Creates a view of a shared store that a kill cuts off. @param onKill Called once, at the kill */
export function createKillableStore(shared: KeyValueStore, onKill: () => void): KillableStore {
  let remaining = Number.POSITIVE_INFINITY;
  let isDead = false;
  const guard = async <Value>(command: () => Promise<Value>): Promise<Value> => {
    if (!isDead && remaining <= 0) {
      isDead = true;
      onKill();
    }
    if (isDead) throw new Error("killed");
    remaining -= 1;
    return command();
  };
  return {
    isDead: () => isDead,
    killAfter: (commands) => void (remaining = commands),
    store: {
      get: (key) => guard(() => shared.get(key)),
      has: (key) => guard(() => shared.has(key)),
      set: (key, value, seconds) => guard(() => shared.set(key, value, seconds)),
      putIfAbsent: (...args) => guard(() => shared.putIfAbsent(...args)),
      delete: (key) => guard(() => shared.delete(key)),
      deleteIf: (key, value) => guard(() => shared.deleteIf(key, value)),
      renewIf: (key, value, seconds) => guard(() => shared.renewIf(key, value, seconds)),
      add: (key, amount, seconds) => guard(() => shared.add(key, amount, seconds)),
      close: async () => undefined,
    },
  };
}
