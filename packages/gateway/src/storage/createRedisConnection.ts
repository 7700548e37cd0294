import type { createClient } from "@redis/client";
import type { Log } from "../log/createLog.ts";
import { KeyValueStoreUnavailableError } from "./errors.ts";

interface RedisConnectionOptions {
  /** URL, `redis://` or `rediss://`. */
  readonly url: string;
  /** Timeout of one command in milliseconds, including the connection. */
  readonly timeoutMs: number;
  readonly log: Log;
}

type CreateClient = typeof createClient;

const createRedisClient = (
  create: CreateClient,
  { url, timeoutMs, onError }: { url: string; timeoutMs: number; onError: (error: unknown) => void },
) => {
  let wasConnected = false;
  // The first connection fails at once; a lost one is retried.
  const reconnectStrategy = (retries: number) =>
    wasConnected ? Math.min(50 * 2 ** retries, 2000) : new Error("Redis does not answer");
  const client = create({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: timeoutMs, reconnectStrategy },
  });
  client.on("ready", () => {
    wasConnected = true;
  });
  client.on("error", onError);
  return client;
};

type Client = ReturnType<typeof createRedisClient>;

/** Connection to Redis that is replaced after a failure. */
export interface RedisConnection {
  /** Runs one command. @throws KeyValueStoreUnavailableError when Redis is unavailable or too slow. */
  readonly run: <Value>(command: (client: Client) => Promise<Value>) => Promise<Value>;
  readonly close: () => Promise<void>;
}

/**
 * Creates a Redis connection that is opened on first use. If a response takes too long, the connection is closed, and
 * the next command opens a new one.
 */
export function createRedisConnection({ url, timeoutMs, log }: RedisConnectionOptions): RedisConnection {
  // Loaded for shops with Redis alone: the client is a fifth of all modules that the server would load.
  const redisModule = import("@redis/client");
  let current: { readonly client: Client; readonly ready: Promise<unknown> } | null = null;
  let isDisconnected = false;

  /** An outage is logged once, although changes are polled every second. */
  const reportDisconnected = (error: unknown) => {
    if (!isDisconnected) log.error("Redis cannot be used", { error });
    isDisconnected = true;
  };
  const openClient = (create: CreateClient) => {
    const client = createRedisClient(create, { url, timeoutMs, onError: reportDisconnected });
    const connection = { client, ready: client.connect() };
    connection.ready.catch(() => dropConnection(connection));
    return connection;
  };
  const dropConnection = (connection: NonNullable<typeof current>) => {
    if (current === connection) current = null;
    if (connection.client.isOpen) connection.client.destroy();
  };

  return {
    async run(command) {
      const { createClient: create } = await redisModule;
      const connection = (current ??= openClient(create));
      const timeoutError = new Error(`Redis did not answer within ${timeoutMs} ms`);
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<never>((_, reject) => {
        timer = setTimeout(reject, timeoutMs, timeoutError);
      });
      const pendingResult = connection.ready.then(() => command(connection.client));
      // A later rejection is ignored, because the caller has already timed out.
      pendingResult.catch(() => undefined);
      try {
        const value = await Promise.race([pendingResult, limit]);
        if (isDisconnected) log.info("Redis can be used again");
        isDisconnected = false;
        return value;
      } catch (error) {
        if (error === timeoutError) {
          reportDisconnected(error);
          dropConnection(connection);
        }
        throw new KeyValueStoreUnavailableError("Redis cannot be used", { cause: error });
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      if (!current) return;
      const { client } = current;
      current = null;
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
    },
  };
}
