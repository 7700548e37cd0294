import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { openRewire } from "../../../apps/storefront/e2e/rewire.ts";

const READING_MS = 60 * 60_000;
const STOREFRONT_CORE = 1;

/**
 * Starts the storefront with an embedded shop of a size, and waits until it has read the catalogue.
 * @param {number} size
 */
export async function openLoadedShop(size) {
  const settings = {
    SHOP_SCENARIO: `hugeCatalogue(${size})`,
    // 100,000 products need more memory than Node's default; smaller shops use the default.
    ...(size > 20_000 && { NODE_OPTIONS: "--max-old-space-size=6144" }),
    // On a busy machine the embedded shop is slow with a page of 100,000 products, and an aborted read is retried after
    // a delay.
    SHOP_TIMEOUT_MS: "120000",
  };
  const rewire = await openRewire(settings, { isProxied: false });
  const end = performance.now() + READING_MS;
  for (;;) {
    const ready = await fetch(`${rewire.url}/readyz`).then((response) => response.json());
    if (ready.checks.catalogue.ok && !ready.reading) return rewire;
    if (performance.now() > end)
      throw new Error(`${size} products were not read within ${READING_MS / 60_000} minutes.`);
    await pause(500);
  }
}

/**
 * Pins two processes to separate cores where supported (taskset of util-linux).
 * @param {number} storefront its process id @param {number} generator its process id
 * @returns {boolean} whether it succeeded
 */
export function pinApart(storefront, generator) {
  if (process.platform !== "linux" || availableParallelism() < 2) return false;
  const pin = (core, pid) => spawnSync("taskset", ["-a", "-c", "-p", String(core), String(pid)]).status === 0;
  return pin(STOREFRONT_CORE, storefront) && pin(0, generator);
}
