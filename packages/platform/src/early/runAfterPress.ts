/**
 * Runs a callback once the page is painted after the next click, or after 150 ms without a click. Scripts that load
 * quickly would otherwise delay the frame that shows the pressed button.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope. See
 * `createStartScript`.
 */
export function runAfterPress(callback: () => void): void {
  const maxPressMs = 150;
  const pressController = new AbortController();
  const runAfterNextPaint = () => {
    if (!pressController.signal.aborted) requestAnimationFrame(() => setTimeout(callback));
    pressController.abort();
  };
  setTimeout(runAfterNextPaint, maxPressMs);
  window.addEventListener("click", runAfterNextPaint, { capture: true, signal: pressController.signal });
}
