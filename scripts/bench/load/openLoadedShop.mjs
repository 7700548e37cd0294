import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { openRewire } from "../../../apps/storefront/e2e/rewire.ts";

const READING_MS = 60 * 60_000;
const STOREFRONT_CORE = 1;

/**
 * Opens the storefront before an embedded shop of so many products, and waits until it has read all of them.
 * @param {number} size
 */
export async function openLoadedShop(size) {
  const rewire = await openRewire({
    SHOP_SCENARIO: `hugeCatalogue(${size})`,
    // What is read and kept of 100,000 products takes more than Node allows itself; smaller shops have to do with that.
    ...(size > 20_000 && { NODE_OPTIONS: "--max-old-space-size=6144" }),
    // A part of 100,000 products takes the embedded shop long on a busy machine, and a reading that breaks off waits.
    SHOP_TIMEOUT_MS: "120000",
  });
  const end = performance.now() + READING_MS;
  for (;;) {
    const ready = await fetch(`${rewire.url}/readyz`).then((answer) => answer.json());
    if (ready.checks.catalogue.ok && !ready.reading) return rewire;
    if (performance.now() > end)
      throw new Error(`${size} products were not read within ${READING_MS / 60_000} minutes.`);
    await pause(500);
  }
}

/**
 * Keeps a process on one core and another beside it, where the system can (taskset of util-linux).
 * @param {number} storefront its process @param {number} generator its process
 * @returns {boolean} whether it could
 */
export function pinApart(storefront, generator) {
  if (process.platform !== "linux" || availableParallelism() < 2) return false;
  const pin = (core, pid) => spawnSync("taskset", ["-a", "-c", "-p", String(core), String(pid)]).status === 0;
  return pin(STOREFRONT_CORE, storefront) && pin(0, generator);
}
