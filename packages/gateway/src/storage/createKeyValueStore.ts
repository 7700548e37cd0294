import { join } from "node:path";
import type { GatewayConfig } from "../config/GatewayConfig.ts";
import type { Log } from "../log/createLog.ts";
import { createRedisStore } from "./createRedisStore.ts";
import { createSqliteStore } from "./createSqliteStore.ts";
import { guardStore } from "./guardStore.ts";
import type { StoreBackend } from "./KeyValueStore.ts";

/**
 * Opens the configured state store.
 *
 * @param monotonicNow Returns the time of a monotonic clock, in milliseconds, so that lifetimes are unaffected by clock
 * changes.
 * @throws Error with an explanation if the state folder cannot be used. Methods of the store throw only
 * KeyValueStoreUnavailableError.
 */
export function createKeyValueStore(
  { redisUrl, stateDir, limits }: Pick<GatewayConfig, "redisUrl" | "stateDir" | "limits">,
  log: Log,
  monotonicNow: () => number,
): StoreBackend {
  if (redisUrl === null) return guardStore(createSqliteStore(join(stateDir, "state.db"), monotonicNow, log), log);
  return createRedisStore({ url: redisUrl, timeoutMs: limits.redisTimeoutMs, log });
}
