import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { toCommandLine } from "./commandLine.mjs";

const running = new Set();
let isStopping = false;

/** Starts a child that ends with us. @param command A path, or the name of a command like "pnpm". */
export function start(command, args, options = {}) {
  const line = toCommandLine(command, args);
  const child = spawn(line.command, line.args, { stdio: "inherit", ...options, shell: line.shell });
  running.add(child);
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

/** Ends every child, then this process; Ctrl-C is a clean end. */
export function stopCleanly(code = 0) {
  if (isStopping) return;
  isStopping = true;
  if (running.size === 0) process.exit(code);
  const timer = setTimeout(() => {
    for (const child of running) child.kill("SIGKILL");
    process.exit(code);
  }, 8000);
  timer.unref();
  for (const child of running) {
    child.on("exit", () => {
      if (running.size === 0) process.exit(code);
    });
    child.kill("SIGTERM");
  }
}

/** Whether we are on the way out, so that a child's end is no fault. */
export const stopping = () => isStopping;

process.on("SIGINT", () => stopCleanly(0));
process.on("SIGTERM", () => stopCleanly(0));

/** Whether nobody listens on a port yet; resolves with the reason when it cannot be had. */
export function portProblem(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(error.code));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
}
