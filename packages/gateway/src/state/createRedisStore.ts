import { createClient } from "@redis/client";
import type { Log } from "../log/createLog.ts";
import type { StateStore } from "./StateStore.ts";

/** Both steps in one, so that no other gateway comes between; `SET NX GET` would need Redis 7. */
const putIfAbsent = `
  local there = redis.call("GET", KEYS[1])
  if there then return there end
  redis.call("SET", KEYS[1], ARGV[1], "PX", ARGV[2])
  return false
`;
const deleteIf = `
  if redis.call("GET", KEYS[1]) == ARGV[1] then redis.call("DEL", KEYS[1]) end
  return false
`;

const renewIf = `
  if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
  return redis.call("PEXPIRE", KEYS[1], ARGV[2])
`;

/** How to reach Redis. */
export interface RedisStoreOptions {
  /** `redis://` or `rediss://` */
  readonly url: string;
  /** Begins every key, so that several shops may share a server. @default "rewire:" */
  readonly prefix?: string;
  readonly log: Log;
}

/**
 * A state store in Redis, for several gateways side by side. It connects on first use; while Redis is away every call
 * fails at once, and the connection comes back by itself.
 */
export function createRedisStore({ url, prefix = "rewire:", log }: RedisStoreOptions): StateStore {
  let wasThere = false;
  // A server that has never answered is told at once; one that went away is waited for.
  const reconnectStrategy = (retries: number) => (wasThere ? Math.min(50 * 2 ** retries, 2000) : new Error("Redis does not answer"));
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 3000, reconnectStrategy } });
  client.on("ready", () => {
    wasThere = true;
  });
  client.on("error", (error: unknown) => log.error("Redis cannot be used", { error }));
  let connected: Promise<unknown> | null = null;
  // What an earlier call could not reach may be there now.
  const ready = async () => {
    connected ??= client.connect().catch((error: unknown) => {
      connected = null;
      throw error;
    });
    await connected;
    return client;
  };
  const named = (key: string) => prefix + key;
  const lifetime = (seconds: number) => String(Math.max(1, Math.ceil(seconds * 1000)));

  return {
    get: async (key) => (await ready()).get(named(key)),
    set: async (key, value, seconds) => void (await (await ready()).set(named(key), value, { expiration: { type: "PX", value: Number(lifetime(seconds)) } })),
    putIfAbsent: async (key, value, seconds) => {
      const there = await (await ready()).eval(putIfAbsent, { keys: [named(key)], arguments: [value, lifetime(seconds)] });
      return typeof there === "string" ? there : null;
    },
    delete: async (key) => void (await (await ready()).del(named(key))),
    deleteIf: async (key, value) => void (await (await ready()).eval(deleteIf, { keys: [named(key)], arguments: [value] })),
    renewIf: async (key, value, seconds) => (await (await ready()).eval(renewIf, { keys: [named(key)], arguments: [value, lifetime(seconds)] })) === 1,
    close: async () => {
      if (connected) await client.close();
    },
  };
}
