import * as v from "valibot";
import type { Log } from "../log/createLog.ts";
import { createRedisConnection, type RedisConnection } from "./createRedisConnection.ts";
import type { StoreBackend, StoreEntry } from "./KeyValueStore.ts";

/** Atomic script; `SET NX GET` would need Redis 7. */
const putIfAbsentScript = `
  local there = redis.call("GET", KEYS[1])
  if there then return there end
  redis.call("SET", KEYS[1], ARGV[1], "PX", ARGV[2])
  return false
`;
const deleteIfEqualScript = `
  if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
  return redis.call("DEL", KEYS[1])
`;

const renewIfEqualScript = `
  if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
  return redis.call("PEXPIRE", KEYS[1], ARGV[2])
`;

/** Script, because `KEEPTTL` would need Redis 6. */
const replaceIfEqualScript = `
  if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
  local left = redis.call("PTTL", KEYS[1])
  if left <= 0 then return 0 end
  if KEYS[2] ~= KEYS[1] and redis.call("EXISTS", KEYS[2]) == 1 then return 0 end
  redis.call("SET", KEYS[2], ARGV[2], "PX", left)
  if KEYS[2] ~= KEYS[1] then redis.call("DEL", KEYS[1]) end
  return 1
`;

/** Number of keys per step when all entries are visited. */
const PAGE_SIZE = 200;

/** Escapes a string for a Redis pattern. */
const escapeGlob = (text: string) => text.replaceAll(/[\\*?[\]^]/g, "\\$&");
/** Script with `INCRBY`, the only command that keeps a number's lifetime in every Redis version. */
const addScript = `
  local there = redis.call("GET", KEYS[1])
  local amount = tonumber(ARGV[1])
  if there and amount ~= 0 then
    redis.call("INCRBY", KEYS[1], math.max(amount, -tonumber(there)))
  elseif not there and amount > 0 then
    redis.call("SET", KEYS[1], ARGV[1], "PX", ARGV[2])
  end
  return { tonumber(redis.call("GET", KEYS[1]) or 0), math.max(0, redis.call("PTTL", KEYS[1])) }
`;
const counterReplySchema = v.tuple([v.number(), v.number()]);

/** Connection of the Redis store, and the prefix of its keys. */
export interface RedisStoreOptions {
  /** URL, `redis://` or `rediss://`. */
  readonly url: string;
  /** Prefix of every key, so that several shops may share a server. @default "rewire:" */
  readonly prefix?: string;
  /** Timeout of one command in milliseconds. @default 2000 */
  readonly timeoutMs?: number;
  readonly log: Log;
}

/** Visits all keys with a prefix, a page at a time. */
async function forEachKey(
  runCommand: RedisConnection["run"],
  prefix: string,
  handleKey: (key: string) => Promise<void>,
): Promise<void> {
  let cursor = "0";
  do {
    const page = await runCommand((client) =>
      client.scan(cursor, { MATCH: `${escapeGlob(prefix)}*`, COUNT: PAGE_SIZE }),
    );
    ({ cursor } = page);
    await Promise.all(page.keys.map(handleKey));
  } while (cursor !== "0");
}

/**
 * Creates a state store in Redis, for several gateways. It connects on first use. While Redis is unavailable, every
 * call fails immediately or after its timeout; the connection is restored automatically.
 */
export function createRedisStore({ url, prefix = "rewire:", timeoutMs = 2_000, log }: RedisStoreOptions): StoreBackend {
  const { run, close } = createRedisConnection({ url, timeoutMs, log });
  const toRedisKey = (key: string) => prefix + key;
  const toMilliseconds = (seconds: number) => String(Math.max(1, Math.ceil(seconds * 1000)));

  const replace = (entry: StoreEntry, next: StoreEntry) =>
    run(async (client) => {
      const keys = [toRedisKey(entry.key), toRedisKey(next.key)];
      return (await client.eval(replaceIfEqualScript, { keys, arguments: [entry.value, next.value] })) === 1;
    });

  return {
    get: (key) => run((client) => client.get(toRedisKey(key))),
    has: (key) => run(async (client) => (await client.exists(toRedisKey(key))) === 1),
    set: (key, value, seconds) =>
      run(
        async (client) =>
          void (await client.set(toRedisKey(key), value, {
            expiration: { type: "PX", value: Number(toMilliseconds(seconds)) },
          })),
      ),
    putIfAbsent: (key, value, seconds) =>
      run(async (client) => {
        const existingValue = await client.eval(putIfAbsentScript, {
          keys: [toRedisKey(key)],
          arguments: [value, toMilliseconds(seconds)],
        });
        return typeof existingValue === "string" ? existingValue : null;
      }),
    delete: (key) => run(async (client) => void (await client.del(toRedisKey(key)))),
    deleteIf: (key, value) =>
      run(
        async (client) =>
          (await client.eval(deleteIfEqualScript, { keys: [toRedisKey(key)], arguments: [value] })) === 1,
      ),
    renewIf: (key, value, seconds) =>
      run(async (client) => {
        const options = { keys: [toRedisKey(key)], arguments: [value, toMilliseconds(seconds)] };
        return (await client.eval(renewIfEqualScript, options)) === 1;
      }),
    replaceIf: replace,
    replaceAll: (change) =>
      forEachKey(run, prefix, async (name) => {
        const key = name.slice(prefix.length);
        const value = await run((client) => client.get(name));
        const next = value === null ? null : change({ key, value });
        if (value !== null && next) await replace({ key, value }, next);
      }),
    // Redis returns no overwritten data; its files on disk are the operator's responsibility.
    scrub: async () => undefined,
    add: (key, amount, seconds) =>
      run(async (client) => {
        const options = { keys: [toRedisKey(key)], arguments: [String(amount), toMilliseconds(seconds)] };
        const [value, msLeft] = v.parse(counterReplySchema, await client.eval(addScript, options));
        return { value, msLeft };
      }),
    close,
  };
}
