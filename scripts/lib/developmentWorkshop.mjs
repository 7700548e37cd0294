// The workshop of `npm run storybook`, for programs that ask it or measure it.
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { start } from "./processes.mjs";

const POLL_MS = 50;

/**
 * Starts Storybook for development on a free port, and waits for its index.
 * @param {string} root Folder of the project.
 * @param {{ patienceMs: number, env?: NodeJS.ProcessEnv }} options `env` is added to that of this process.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {Error} when it ends, or does not answer in time
 */
export async function startDevelopmentWorkshop(root, { patienceMs, env }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ["-p", String(port), "--exact-port", "--host", "127.0.0.1", "--no-open", "--ci", "--quiet"];
  const child = start("pnpm", ["exec", "storybook", "dev", ...args], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  for (const latest = Date.now() + patienceMs; Date.now() < latest && child.exitCode === null; await pause(POLL_MS)) {
    const response = await fetch(`${url}/index.json`).catch(() => undefined);
    if (response?.ok) return { url, close };
  }
  const problem =
    child.exitCode === null ? `does not answer within ${patienceMs / 1000} s` : `ended with ${child.exitCode}`;
  if (child.exitCode === null) await close();
  throw new Error(`Storybook ${problem}.`);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
