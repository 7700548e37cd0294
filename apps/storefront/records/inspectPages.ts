import { compareScriptUrl, comparePage, compareScript, type ObservedPage } from "./comparePage.ts";
import { readNonce } from "./digests.ts";
import type { Inventory } from "./Inventory.ts";

/** Result of an inspection: the numbers of inspected pages and scripts, and the deviations from the inventory. */
export interface Inspection {
  readonly pages: number;
  readonly scripts: number;
  readonly faults: readonly string[];
}

interface InspectOptions {
  readonly fetch?: typeof globalThis.fetch;
}

const MAX_CONCURRENT_REQUESTS = 8;

/**
 * Fetches every payment page and every script in the inventory from a storefront, and compares the responses with the
 * inventory.
 * @param origin Origin of the storefront, such as `https://shop.example`.
 * @throws TypeError if the storefront is unreachable.
 */
export async function inspectPages(
  inventory: Inventory,
  origin: string,
  { fetch = globalThis.fetch }: InspectOptions = {},
): Promise<Inspection> {
  const faults: string[] = [];
  const nonces: (string | null)[] = [];
  for (const path of inventory.pages) {
    const page = await fetchPage(new URL(path, origin).href, fetch);
    faults.push(...comparePage(inventory, page));
    nonces.push(readNonce(page.headers));
  }
  if (new Set(nonces).size < nonces.length)
    faults.push("pages share a nonce, or have none: it must be another one each time");

  const pendingScripts = [...inventory.scripts];
  const inspectPendingScripts = async (): Promise<void> => {
    for (let script = pendingScripts.pop(); script; script = pendingScripts.pop()) {
      const url = new URL(script.path, origin).href;
      const response = await fetch(url, { redirect: "manual" });
      const content = new Uint8Array(await response.arrayBuffer());
      if (response.ok)
        faults.push(...compareScriptUrl(inventory, new URL(url), url), ...compareScript(inventory, { url, content }));
      else faults.push(`${script.path} is not served: status ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, inspectPendingScripts));
  return { pages: inventory.pages.length, scripts: inventory.scripts.length, faults: faults.toSorted() };
}

async function fetchPage(url: string, fetch: typeof globalThis.fetch): Promise<ObservedPage> {
  const response = await fetch(url, { redirect: "manual", headers: { accept: "text/html" } });
  return { url, headers: response.headers, html: await response.text() };
}
