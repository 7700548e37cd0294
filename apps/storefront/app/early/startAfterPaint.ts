/**
 * Starts the page's modules, which `holdScripts` has held, when the page is read to its end and first painted: its
 * pictures and letters have the line for themselves until then. A visitor who acts earlier, and a page that nobody
 * sees, need not wait.
 *
 * It stands in the page's head as text, so it may use nothing from outside of itself.
 */
export function startAfterPaint(): void {
  /** A browser that tells of no paint starts so long after the page was read; milliseconds. */
  const patience = 3_000;
  let isRead = false;
  let isDue = false;
  let isStarted = false;

  const start = () => {
    if (!isRead || !isDue || isStarted) return;
    isStarted = true;
    // Each in a task of its own: to ask for one takes the browser a moment, and whoever is there may want something.
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=held]")) setTimeout(() => void (link.rel = "modulepreload"));
    for (const held of document.querySelectorAll<HTMLScriptElement>("script[type=held]")) setTimeout(run, 0, held);
  };
  /** A script that has once been passed over stays so; only a new one runs. */
  const run = (held: HTMLScriptElement) => {
    const script = document.createElement("script");
    script.type = "module";
    script.async = true;
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    held.replaceWith(script);
  };
  const due = () => {
    isDue = true;
    start();
  };

  document.addEventListener("DOMContentLoaded", () => {
    isRead = true;
    if (document.hidden) due();
    else setTimeout(due, patience);
    start();
  });
  for (const type of ["pointerdown", "keydown", "touchstart"]) window.addEventListener(type, due, { once: true, passive: true, capture: true });
  try {
    new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length > 0 && due()).observe({ type: "paint", buffered: true });
  } catch {
    // No such entries here: the patience above.
  }
}
