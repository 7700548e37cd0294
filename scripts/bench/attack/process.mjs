// What the system tells of another process.
import { readFileSync } from "node:fs";

/** Reads a number out of a file of the process; null where the system has no such file. */
function readOf(pid, file, numberIn) {
  try {
    return numberIn(readFileSync(`/proc/${pid}/${file}`, "utf8"));
  } catch {
    return null;
  }
}

/** Megabytes of memory that a process holds; null where the system does not tell. @param {number} pid */
export const megabytesOf = (pid) => readOf(pid, "status", (text) => Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1]) / 1024);

/** Milliseconds that its main thread has worked: what a busy machine adds to an answer is not the storefront's. @param {number} pid */
export const workOf = (pid) => readOf(pid, "schedstat", (text) => Number(text.split(" ")[0]) / 1e6);
