import type { Page } from "@playwright/test";
import { compareScriptUrl, compareInlineScript, comparePage, compareScript, type ObservedPage } from "./comparePage.ts";
import { readNonce } from "./digests.ts";
import type { Inspection } from "./inspectPages.ts";
import type { Inventory } from "./Inventory.ts";

/** Recorder of the scripts executed by a Chromium page. */
export interface ScriptRecorder {
  /** Compares every recorded document and script with the inventory. */
  inspect(inventory: Inventory): Promise<Inspection>;
}

interface ExecutedScript {
  /** URL of the script file; for an inline script the URL of the document; "" for a script created from a string. */
  readonly url: string;
  readonly text: string;
}

/**
 * Records the text of every script executed by a page, using the debugger protocol. Must be called before the first
 * navigation.
 */
export async function recordScripts(page: Page): Promise<ScriptRecorder> {
  const cdpSession = await page.context().newCDPSession(page);
  const scripts: Promise<ExecutedScript | null>[] = [];
  const documents: Promise<ObservedPage>[] = [];
  cdpSession.on("Debugger.scriptParsed", ({ url, scriptId, executionContextAuxData }) => {
    // Scripts of the automation tool run in isolated worlds.
    if (String(executionContextAuxData?.["isDefault"]) === "false") return;
    const source = cdpSession.send("Debugger.getScriptSource", { scriptId });
    // The scripts of a document are no longer available after a navigation.
    scripts.push(
      source.then(
        ({ scriptSource }) => ({ url, text: scriptSource }),
        () => null,
      ),
    );
  });
  page.on("response", (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (!isDocument || (response.status() >= 300 && response.status() < 400)) return;
    const parts = Promise.all([response.allHeaders(), response.text()]);
    documents.push(parts.then(([headers, html]) => ({ url: response.url(), headers: new Headers(headers), html })));
  });
  await cdpSession.send("Debugger.enable");
  return {
    inspect: async (inventory) => {
      const pages = await Promise.all(documents);
      const executedScripts = (await Promise.all(scripts)).filter((script) => script !== null);
      const faults = [
        ...pages.flatMap((observedPage) => comparePage(inventory, observedPage)),
        ...executedScripts.flatMap((script) => compareExecutedScript(inventory, script, pages)),
      ];
      return { pages: pages.length, scripts: executedScripts.length, faults: [...new Set(faults)].toSorted() };
    },
  };
}

function compareExecutedScript(
  inventory: Inventory,
  { url, text }: ExecutedScript,
  pages: readonly ObservedPage[],
): string[] {
  const sourcePage = pages.find((page) => page.url === url);
  if (sourcePage || url === "")
    return compareInlineScript(inventory, { type: "", text }, sourcePage ? readNonce(sourcePage.headers) : null);
  const address = new URL(url);
  const isSameOrigin = pages.some((page) => new URL(page.url).origin === address.origin);
  if (isSameOrigin) return compareScript(inventory, { url, content: text });
  return compareScriptUrl(inventory, address, pages[0]?.url ?? url);
}
