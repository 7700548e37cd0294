import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Node keeps here what it has compiled, so that only the first server of a machine compiles everything. */
const compileCache = join(root, ".rewire", "compile-cache");

/** A server of the project that runs beside the tests. */
export interface RunningServer {
  /** Number of its process. */
  readonly pid: number;
  /** Everything that it has printed. */
  readonly output: () => string;
  /** Ends it as a host does, with SIGTERM, and waits until it is gone; its exit code, null when it had to be killed. */
  readonly end: () => Promise<number | null>;
}

interface ServerOptions {
  /** Its working folder. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** What it prints when it takes requests. */
  readonly isOpen: RegExp;
}

/**
 * Starts a server and waits until it says that it takes requests.
 * @param script Path from the root of the project.
 * @throws {Error} with all that it has printed, when it ends before
 */
export async function startServer(script: string, { cwd, env, isOpen }: ServerOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(root, script)], {
    cwd,
    env: { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: compileCache, ...env },
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
