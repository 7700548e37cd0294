import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setPriority } from "node:os";
import { toCommandLine } from "./commandLine.mjs";

/** All child processes with their shutdown order. */
const running = new Map();
let isStopping = false;

/**
 * Starts a child process that exits with this one.
 *
 * @param command A path, or the name of a command like "pnpm".
 * @param options Those of `spawn`; `stage`: children of a higher one are stopped first; `graceMs`: time after which a
 * child is killed;
 * `priority`: of the child and its descendants, from `os.constants.priority`.
 */
export function start(command, args, { stage = 0, graceMs = 8000, priority, ...options } = {}) {
  const line = toCommandLine(command, args);
  const child = spawn(line.command, line.args, { stdio: "inherit", ...options, shell: line.shell });
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  running.set(child, { stage, graceMs });
  child.on("exit", () => running.delete(child));
  return child;
}

/**
 * Runs a child process; resolves with its exit code and, when piped, its output.
 * @param {object} [options] those of `start`, and:
 * @param {boolean} [options.quiet] Pipes the output, and prints nothing.
 * @param {boolean} [options.echo] Pipes the output, and prints it as it comes.
 */
export function run(command, args, { quiet = false, echo = false, ...options } = {}) {
  return new Promise((resolve) => {
    const isPiped = quiet || echo;
    const child = start(command, args, { ...options, stdio: isPiped ? ["ignore", "pipe", "pipe"] : "inherit" });
    let output = "";
    const handleChunk = (chunk) => {
      output += chunk;
      if (echo) process.stdout.write(chunk);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", handleChunk);
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

/** Stops all children, stage by stage, then this process; Ctrl-C is a normal exit. */
export async function stopCleanly(code = 0) {
  if (isStopping) return;
  isStopping = true;
  for (const stage of [...new Set([...running.values()].map((one) => one.stage))].toSorted((a, b) => b - a)) {
    await Promise.all([...running].filter(([, one]) => one.stage === stage).map(end));
  }
  process.exit(code);
}

/** A terminal sends Ctrl-C to all processes, and npm forwards its own: signals in quick succession are one request. */
const SAME_SIGNAL_MS = 500;
let firstSignal = null;

function handleSignal() {
  firstSignal ??= performance.now();
  if (!isStopping) void stopCleanly(0);
  // A second request forces the exit; the children handle it.
  else if (performance.now() - firstSignal > SAME_SIGNAL_MS) for (const child of running.keys()) child.kill("SIGTERM");
}

/** Whether the process is shutting down, so that the exit of a child is not an error. */
export const stopping = () => isStopping;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, handleSignal);

/** Checks whether a port of a host is free; resolves with the reason if it is not available. */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
