import { createLocks, type Locks } from "../storage/createLocks.ts";
import { createKeyValueStore } from "../storage/createKeyValueStore.ts";
import { loadSecrets } from "../storage/loadSecrets.ts";
import { sealStore } from "../storage/sealStore.ts";
import type { Secrets } from "../config/secrets.ts";
import type { KeyValueStore, StoreBackend } from "../storage/KeyValueStore.ts";
import type { ServiceOptions } from "../config/ServiceOptions.ts";

/** Encrypted key-value store for data that persist across restarts, with the locks and secrets that belong to it. */
export interface StateServices {
  readonly state: KeyValueStore;
  readonly locks: Locks;
  readonly secrets: Secrets;
}

/**
 * Opens the encrypted state store.
 *
 * @param store Store to use instead of the configured one.
 * @throws Error with an explanation if the state folder cannot be used.
 */
export function openState(
  { config, log, monotonicNow }: Pick<ServiceOptions, "config" | "log" | "monotonicNow">,
  store: StoreBackend | undefined,
): StateServices {
  const backend = store ?? createKeyValueStore(config, log, monotonicNow);
  const secrets = loadSecrets(config.secrets, config.stateDir);
  const state = sealStore(backend, secrets, log);
  return { state, locks: createLocks(state), secrets };
}
