import { spawn, spawnSync } from "node:child_process";
import { freePort } from "./freePort.ts";

/** A Redis server of a test's own. */
export interface OpenRedis {
  readonly url: string;
  readonly stop: () => void;
}

/** Starts the machine's `redis-server` in memory on a free port; null where none is installed. */
export async function openRedis(): Promise<OpenRedis | null> {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return null;
  const port = await freePort();
  const server = spawn(
    "redis-server",
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  await new Promise<void>((resolve, reject) => {
    server.once("exit", () => reject(new Error("redis-server has ended")));
    server.stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("Ready to accept connections")) resolve();
    });
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => void server.kill() };
}
