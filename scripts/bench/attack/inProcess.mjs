// The attacks that need no server, in a thread of their own: a machine with two cores does the others meanwhile.
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
