/**
 * Function that starts the page's modules on the first call. Later calls have no effect.
 * @param isUrgent Whether a press of the visitor requires the modules: they are then preloaded with high priority and
 * run after the press has been painted.
 */
export type StartModules = (isUrgent: boolean) => void;

/**
 * Creates the function that starts the page's module scripts, which `deferModuleScripts` has deferred. If it is called before
 * the page is parsed, the scripts start once parsing is complete; without a connection, once it is back. See
 * `createStartScript`.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 * @param policyName Name of the Trusted Types policy that creates scripts from their source texts.
 * @param runAfterPress Runs a callback after the press has been painted; see `runAfterPress.ts`.
 * @param recoverStart Called if a script's modules cannot be loaded; see `createStartRecovery.ts`.
 */
export function createModuleStarter(
  policyName: string,
  runAfterPress: (then: () => void) => void,
  recoverStart: () => void,
): StartModules {
  let isParsed = document.readyState !== "loading";
  let isStarted = false;
  /** Whether a call before the page was parsed was urgent; undefined without one. */
  let pendingUrgency: boolean | undefined;
  /** Nonce of this script, which all scripts of the page share; undefined if a public page without nonces imports it. */
  const nonce = document.currentScript?.nonce;
  const listDeferredScripts = () =>
    [...document.querySelectorAll<HTMLScriptElement>("script[type=held]")].filter(
      (deferredScript) => nonce === undefined || deferredScript.nonce === nonce,
    );

  // Only the texts of deferred scripts with the page's nonce are trusted.
  const createScript = (text: string) => {
    if (!listDeferredScripts().some((deferredScript) => deferredScript.textContent === text))
      throw new TypeError("No script of this page");
    return text;
  };
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScript(text: string): string } };
  };
  const policy = trustedTypes?.createPolicy(policyName, { createScript });

  const preloadModule = (url: string, isUrgent: boolean) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.setAttribute("fetchpriority", isUrgent ? "high" : "low");
    if (nonce) link.nonce = nonce;
    link.href = url;
    document.head.append(link);
  };
  /** Replaces a deferred script by a new element, because browsers run a script element only when it is inserted. */
  const runScript = (deferredScript: HTMLScriptElement) => {
    const { nonce } = deferredScript;
    const script = Object.assign(document.createElement("script"), { type: "module", async: true, nonce });
    script.addEventListener("error", recoverStart);
    script.textContent = (policy ?? { createScript }).createScript(deferredScript.textContent);
    deferredScript.replaceWith(script);
  };
  const runScripts = () => {
    for (const deferredScript of listDeferredScripts()) setTimeout(runScript, 0, deferredScript);
  };
  const start: StartModules = (isUrgent) => {
    if (!isParsed) pendingUrgency ||= isUrgent;
    if (!isParsed || isStarted) return;
    isStarted = true;
    const urls = document.querySelector("link[rel=held]")?.getAttribute("href")?.split(" ") ?? [];
    const startNow = () => {
      // One task for each, so that the page can respond to the visitor in between.
      for (const url of urls) setTimeout(preloadModule, 0, url, isUrgent);
      if (isUrgent) runAfterPress(runScripts);
      else runScripts();
    };
    if (navigator.onLine || !urls[0]) return startNow();
    // A module that could not be loaded is not requested again, and the page would have to be reloaded. Without a
    // connection, the modules are started if the browser has them, or when the connection is back.
    fetch(urls[0]).then(startNow, () => window.addEventListener("online", startNow, { once: true }));
  };

  document.addEventListener("DOMContentLoaded", () => {
    isParsed = true;
    if (pendingUrgency !== undefined) start(pendingUrgency);
  });
  return start;
}
