import { createLocks, type Locks } from "../state/createLocks.ts";
import { createStateStore } from "../state/createStateStore.ts";
import { loadSecrets } from "../state/loadSecrets.ts";
import { sealStore } from "../state/sealStore.ts";
import type { Secrets } from "../state/secrets.ts";
import type { StateStore, StoreBackend } from "../state/StateStore.ts";
import type { PartsOptions } from "./PartsOptions.ts";

/** What outlives the process and is shared with gateways beside. */
export interface StateParts {
  readonly state: StateStore;
  readonly locks: Locks;
  readonly secrets: Secrets;
}

/**
 * Opens the sealed state store.
 *
 * @param store In place of the one that the configuration asks for.
 * @throws Error in words if the state folder cannot be used.
 */
export function openState(
  { config, log, monotonicNow }: Pick<PartsOptions, "config" | "log" | "monotonicNow">,
  store: StoreBackend | undefined,
): StateParts {
  const backend = store ?? createStateStore(config, log, monotonicNow);
  const secrets = loadSecrets(config.secrets, config.stateDir);
  const state = sealStore(backend, secrets, log);
  return { state, locks: createLocks(state), secrets };
}
