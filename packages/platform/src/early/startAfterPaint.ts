/**
 * Starts the page's modules, deferred by `holdScripts`, when the page is parsed and first painted: until then pictures
 * and fonts have the full bandwidth. After an earlier user action, and on a hidden page, they start at once.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 * @param policyName Name of the Trusted Types policy that creates scripts from their texts.
 */
export function startAfterPaint(policyName: string): void {
  /** Delay after parsing in browsers without paint timing, in milliseconds. */
  const maxWaitMs = 3_000;
  let isRead = false;
  let isDue = false;
  let isStarted = false;
  /** Of this very script, and so of all that the server has sent with it. */
  const nonce = document.currentScript?.nonce;
  const heldScripts = () =>
    [...document.querySelectorAll<HTMLScriptElement>("script[type=held]")].filter((held) => held.nonce === nonce);

  // The text of a script that came with the page's nonce is a script's, and no other text is.
  const createScript = (text: string) => {
    if (!heldScripts().some((held) => held.textContent === text)) throw new TypeError("No script of this page");
    return text;
  };
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScript(text: string): string } };
  };
  const policy = trustedTypes?.createPolicy(policyName, { createScript });

  const start = () => {
    if (!isRead || !isDue || isStarted) return;
    isStarted = true;
    // Each in a task of its own: to ask for one takes the browser a moment, and whoever is there may want something.
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=held]"))
      setTimeout(() => void (link.rel = "modulepreload"));
    for (const held of heldScripts()) setTimeout(run, 0, held);
  };
  /** A script that has once been passed over stays so; only a new one runs. */
  const run = (held: HTMLScriptElement) => {
    const script = document.createElement("script");
    script.type = "module";
    script.async = true;
    script.nonce = held.nonce;
    script.textContent = (policy ?? { createScript }).createScript(held.textContent);
    held.replaceWith(script);
  };
  const isReady = () => {
    isDue = true;
    start();
  };

  document.addEventListener("DOMContentLoaded", () => {
    isRead = true;
    if (document.hidden) isReady();
    else setTimeout(isReady, maxWaitMs);
    start();
  });
  for (const type of ["pointerdown", "keydown", "touchstart"])
    window.addEventListener(type, isReady, { once: true, passive: true, capture: true });
  try {
    new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length > 0 && isReady()).observe({
      type: "paint",
      buffered: true,
    });
  } catch {
    // No such entries here: the patience above.
  }
}
