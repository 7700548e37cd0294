// The attacks that need no server, in a thread of their own: a machine with two cores does the others meanwhile.
import { parentPort, workerData } from "node:worker_threads";
import { attackRedirects } from "./redirects.mjs";
import { attackCleaners, attackReaders } from "./texts.mjs";

const { parts, seed, share, counts } = workerData;
const tallies = [];
if (parts.includes("texts")) tallies.push(attackReaders({ share }), attackCleaners({ seed, count: counts.texts }));
if (parts.includes("redirects")) tallies.push(await attackRedirects({ seed, count: counts.redirects }));
parentPort?.postMessage(tallies);
