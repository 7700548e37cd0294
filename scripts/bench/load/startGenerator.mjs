import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("generator.mjs", import.meta.url));

/**
 * Starts a load generator.
 * @param {object} plan see `generator.mjs`
 * @param {(part: object) => void} [onPart]
 * @returns {{ pid: number, result: Promise<object> }}
 */
export function startGenerator(plan, onPart = () => {}) {
  const child = fork(script);
  const result = new Promise((resolve, reject) => {
    child.on("message", (message) => {
      if (message.part) onPart(message.part);
      else resolve(message.result);
    });
    child.once("exit", (code) => reject(new Error(`The load generator has ended with ${code}.`)));
  });
  child.send(plan);
  return { pid: child.pid, result };
}
