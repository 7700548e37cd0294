// System metrics of another process.
import { readFileSync } from "node:fs";

/** Reads a number from a file in /proc; null on systems without it. */
function readOf(pid, file, numberIn) {
  try {
    return numberIn(readFileSync(`/proc/${pid}/${file}`, "utf8"));
  } catch {
    return null;
  }
}

/** Memory of a process in megabytes; null where it is unavailable. @param {number} pid */
export const megabytesOf = (pid) => readOf(pid, "status", (text) => Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1]) / 1024);

/**
 * CPU time of a process's main thread in milliseconds, which is independent of other load on the machine. @param
 * {number} pid
 */
export const workOf = (pid) => readOf(pid, "schedstat", (text) => Number(text.split(" ")[0]) / 1e6);
