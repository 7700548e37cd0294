import { createClient } from "@redis/client";
import type { Log } from "../log/createLog.ts";
import { KeyValueStoreUnavailable } from "./errors.ts";

interface RedisConnectionOptions {
  /** `redis://` or `rediss://` */
  readonly url: string;
  /** For one command, the way there included. */
  readonly timeoutMs: number;
  readonly log: Log;
}

const newClient = (url: string, timeoutMs: number, log: Log) => {
  let wasThere = false;
  // A server that has never answered is told at once; one that went away is waited for.
  const reconnectStrategy = (retries: number) =>
    wasThere ? Math.min(50 * 2 ** retries, 2000) : new Error("Redis does not answer");
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: timeoutMs, reconnectStrategy },
  });
  client.on("ready", () => {
    wasThere = true;
  });
  client.on("error", (error: unknown) => log.error("Redis cannot be used", { error }));
  return client;
};

type Client = ReturnType<typeof newClient>;

/** One connection to Redis at a time; a new one where the last cannot be used any more. */
export interface RedisConnection {
  /** Runs one command. @throws KeyValueStoreUnavailable when Redis is away or takes too long. */
  readonly run: <Value>(command: (client: Client) => Promise<Value>) => Promise<Value>;
  readonly close: () => Promise<void>;
}

/**
 * Connects on first use. A connection that does not answer in time is given up: a broken line may stay silent for a
 * quarter of an hour before anybody notices. The next command opens another one.
 */
export function createRedisConnection({ url, timeoutMs, log }: RedisConnectionOptions): RedisConnection {
  let current: { readonly client: Client; readonly ready: Promise<unknown> } | null = null;

  const open = () => {
    const client = newClient(url, timeoutMs, log);
    const connection = { client, ready: client.connect() };
    connection.ready.catch(() => giveUp(connection));
    return connection;
  };
  const giveUp = (connection: NonNullable<typeof current>) => {
    if (current === connection) current = null;
    if (connection.client.isOpen) connection.client.destroy();
  };

  return {
    async run(command) {
      const connection = (current ??= open());
      const silence = new Error(`Redis did not answer within ${timeoutMs} ms`);
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<never>((_, reject) => {
        timer = setTimeout(reject, timeoutMs, silence);
      });
      const work = connection.ready.then(() => command(connection.client));
      // Whoever has stopped waiting does not hear of it any more.
      work.catch(() => undefined);
      try {
        return await Promise.race([work, limit]);
      } catch (error) {
        if (error === silence) {
          log.error("Redis cannot be used", { error });
          giveUp(connection);
        }
        throw new KeyValueStoreUnavailable("Redis cannot be used", { cause: error });
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
