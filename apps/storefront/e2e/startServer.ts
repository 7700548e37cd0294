import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { userCacheFolder } from "../../../scripts/lib/userCache.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Folder of Node's compile cache, so that only the first server on a machine compiles all modules. */
const compileCache = join(root, ".rewire", "compile-cache");

/**
 * Folder of converted pictures for all test servers. They are found by the content of their originals, because each shop
 * has a URL of its own.
 */
const sharedPictures = join(userCacheFolder(), "pictures");

/** Settings of all test servers, which last for minutes: what pays off later only takes time from the tests. */
export const quickSettings = { SHARED_PICTURE_DIR: sharedPictures, BACKGROUND_COMPRESSION: "false" };

/** Server process that runs during the tests. */
export interface RunningServer {
  /** Process id. */
  readonly pid: number;
  /** Returns the output so far. */
  readonly output: () => string;
  /**
   * Stops the process with SIGTERM and waits for its exit. Resolves with the exit code; null if it had to be killed.
   */
  readonly end: () => Promise<number | null>;
}

interface ServerOptions {
  /** Working directory. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Matches the output once the server accepts requests. */
  readonly isOpen: RegExp;
}

/**
 * Starts a server and waits until it accepts requests.
 * @param script Path from the root of the project.
 * @throws {Error} with its output if it exits before
 */
export async function startServer(script: string, { cwd, env, isOpen }: ServerOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(root, script)], {
    cwd,
    env: { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: compileCache, ...quickSettings, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const open = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<number | null>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (isOpen.test(output)) open.resolve();
    });
  }
  child.once("error", open.reject);
  child.once("exit", (code) => {
    open.reject(new Error(`${script} ended before it was open:\n${output}`));
    ended.resolve(code);
  });
  await open.promise;
  return {
    pid: child.pid ?? 0,
    output: () => output,
    end: () => {
      child.kill("SIGTERM");
      return ended.promise;
    },
  };
}
