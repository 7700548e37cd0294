/** Returns whether a browser prepares the page for a visitor who may never see it. */
const isPrerendering = (): boolean =>
  Boolean((document as Document & { readonly prerendering?: boolean }).prerendering);

/**
 * Runs a function at once, or on a prerendered page when a visitor opens it. For everything that a page of which nobody
 * has seen anything must not do: private requests, entries in what the browser stores, timers.
 * @returns a function that cancels it
 */
export function whenActivated(run: () => void): () => void {
  if (!isPrerendering()) {
    run();
    return () => undefined;
  }
  document.addEventListener("prerenderingchange", run, { once: true });
  return () => document.removeEventListener("prerenderingchange", run);
}
