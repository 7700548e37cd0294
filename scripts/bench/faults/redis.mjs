// Redis that stops and restarts, or hangs.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@rewire/gateway/free-port";

const NO_REDIS = "redis-server is not installed here";

async function start(port) {
  const server = spawn(
    "redis-server",
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const ready = Promise.withResolvers();
  server.stdout.on("data", (line) => line.includes("Ready to accept connections") && ready.resolve());
  server.once("exit", () => ready.reject(new Error("redis-server has ended")));
  await ready.promise;
  return server;
}

async function openRedis() {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return null;
  const port = await freePort();
  let server = await start(port);
  return {
    settings: { REDIS_URL: `redis://127.0.0.1:${port}`, REDIS_TIMEOUT_MS: "500" },
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
    },
    restart: async () => {
      server = await start(port);
    },
    signal: (name) => void server.kill(name),
  };
}

/** Simulates a Redis that stops and restarts without data. */
export async function redisGone() {
  const redis = await openRedis();
  return redis ? { settings: redis.settings, begin: redis.stop, end: redis.restart, close: redis.stop } : NO_REDIS;
}

/** Simulates a Redis that accepts requests without responding. */
export async function redisHangs() {
  const redis = await openRedis();
  if (!redis) return NO_REDIS;
  return {
    settings: redis.settings,
    begin: () => redis.signal("SIGSTOP"),
    end: () => redis.signal("SIGCONT"),
    close: redis.stop,
  };
}
