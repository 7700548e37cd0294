import { join } from "node:path";
import type { GatewayConfig } from "../config/GatewayConfig.ts";
import type { Log } from "../log/createLog.ts";
import { createRedisStore } from "./createRedisStore.ts";
import { createSqliteStore } from "./createSqliteStore.ts";
import type { StateStore } from "./StateStore.ts";

/** The state store that the configuration asks for. @throws Error in words if the state folder cannot be used. */
export const createStateStore = ({ redisUrl, stateDir }: Pick<GatewayConfig, "redisUrl" | "stateDir">, log: Log, now: () => number): StateStore =>
  redisUrl === null ? createSqliteStore(join(stateDir, "state.db"), now) : createRedisStore({ url: redisUrl, log });
