// Runs the attacks that need no server in a worker thread, so that a machine with two cores runs the others at the same
// time.
import { parentPort, workerData } from "node:worker_threads";
import { attackRedirects } from "./redirects.mjs";
import { attackCleaners, attackReaders } from "./texts.mjs";

const { parts, seed, share, counts } = workerData;
const report = (tally) => parentPort?.postMessage(tally, []);
if (parts.includes("texts")) {
  report(attackReaders({ share }));
  report(attackCleaners({ seed, count: counts.texts }));
}
if (parts.includes("redirects")) report(await attackRedirects({ seed, count: counts.redirects }));
