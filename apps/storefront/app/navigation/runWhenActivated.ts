/** Returns whether the browser is prerendering the page, which the visitor may never open. */
const isPrerendering = (): boolean =>
  Boolean((document as Document & { readonly prerendering?: boolean }).prerendering);

/**
 * Runs a function immediately, or, on a prerendered page, once the visitor opens it. Required for private requests,
 * writes to storage and timers, which must not happen on a page that nobody has seen.
 * @returns Function that cancels the call.
 */
export function runWhenActivated(callback: () => void): () => void {
  if (!isPrerendering()) {
    callback();
    return () => undefined;
  }
  document.addEventListener("prerenderingchange", callback, { once: true });
  return () => document.removeEventListener("prerenderingchange", callback);
}
