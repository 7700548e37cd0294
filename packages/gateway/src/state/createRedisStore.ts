import type { Log } from "../log/createLog.ts";
import { createRedisConnection } from "./createRedisConnection.ts";
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
  /** For one command. @default 2000 */
  readonly timeoutMs?: number;
  readonly log: Log;
}

/**
 * A state store in Redis, for several gateways side by side. It connects on first use; while Redis is away every call
 * fails at once or after its time limit, and the connection comes back by itself.
 */
export function createRedisStore({ url, prefix = "rewire:", timeoutMs = 2_000, log }: RedisStoreOptions): StateStore {
  const { run, close } = createRedisConnection({ url, timeoutMs, log });
  const named = (key: string) => prefix + key;
  const lifetime = (seconds: number) => String(Math.max(1, Math.ceil(seconds * 1000)));

  return {
    get: (key) => run((client) => client.get(named(key))),
    set: (key, value, seconds) =>
      run(
        async (client) =>
          void (await client.set(named(key), value, { expiration: { type: "PX", value: Number(lifetime(seconds)) } })),
      ),
    putIfAbsent: (key, value, seconds) =>
      run(async (client) => {
        const there = await client.eval(putIfAbsent, { keys: [named(key)], arguments: [value, lifetime(seconds)] });
        return typeof there === "string" ? there : null;
      }),
    delete: (key) => run(async (client) => void (await client.del(named(key)))),
    deleteIf: (key, value) =>
      run(async (client) => void (await client.eval(deleteIf, { keys: [named(key)], arguments: [value] }))),
    renewIf: (key, value, seconds) =>
      run(
        async (client) =>
          (await client.eval(renewIf, { keys: [named(key)], arguments: [value, lifetime(seconds)] })) === 1,
      ),
    close,
  };
}
