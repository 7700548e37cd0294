import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setPriority } from "node:os";
import { toCommandLine } from "./commandLine.mjs";

/** Every child with how it is to be ended. */
const running = new Map();
let isStopping = false;

/**
 * Starts a child that ends with us.
 *
 * @param command A path, or the name of a command like "pnpm".
 * @param options Those of `spawn`; `stage`: children of a higher one end first; `graceMs`: who takes longer is killed;
 *   `priority`: that of the child and of those it starts, from `os.constants.priority`.
 */
export function start(command, args, { stage = 0, graceMs = 8000, priority, ...options } = {}) {
  const line = toCommandLine(command, args);
  const child = spawn(line.command, line.args, { stdio: "inherit", ...options, shell: line.shell });
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  running.set(child, { stage, graceMs });
  child.on("exit", () => running.delete(child));
  return child;
}

/** Runs a child to its end and answers with its exit code and, when piped, with what it printed. */
export function run(command, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { ...options, stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit" });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

const ended = (child) =>
  running.has(child) ? new Promise((resolve) => child.once("exit", resolve)) : Promise.resolve();

async function end([child, { graceMs }]) {
  const timer = setTimeout(() => child.kill("SIGKILL"), graceMs);
  child.kill("SIGTERM");
  await ended(child);
  clearTimeout(timer);
}

/** Ends every child, stage by stage, then this process; Ctrl-C is a clean end. */
export async function stopCleanly(code = 0) {
  if (isStopping) return;
  isStopping = true;
  for (const stage of [...new Set([...running.values()].map((one) => one.stage))].toSorted((a, b) => b - a)) {
    await Promise.all([...running].filter(([, one]) => one.stage === stage).map(end));
  }
  process.exit(code);
}

/** A terminal sends Ctrl-C to everybody, and npm passes on its own: signals so close together are one request. */
const SAME_SIGNAL_MS = 500;
let firstSignal = null;

function handleSignal() {
  firstSignal ??= performance.now();
  if (!isStopping) void stopCleanly(0);
  // Whoever asks a second time does not want to wait; the children know what to do with it.
  else if (performance.now() - firstSignal > SAME_SIGNAL_MS) for (const child of running.keys()) child.kill("SIGTERM");
}

/** Whether we are on the way out, so that a child's end is no fault. */
export const stopping = () => isStopping;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, handleSignal);

/** Whether nobody listens on a port of an address yet; resolves with the reason when it cannot be had. */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
