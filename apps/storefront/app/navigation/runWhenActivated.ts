/** Returns whether the browser is prerendering the page, which the visitor may never open. */
const isPrerendering = (): boolean =>
  Boolean((document as Document & { readonly prerendering?: boolean }).prerendering);

/**
 * Runs a function immediately or, on a prerendered page, once the visitor opens the page. Required for private
 * requests, storage writes and timers, which must not run on a page that the visitor never sees.
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
