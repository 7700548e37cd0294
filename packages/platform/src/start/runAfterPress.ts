/**
 * Runs a callback once the page has been painted after the next click, or after 150 ms without a click. Without the
 * delay, scripts could run before the browser shows the pressed button. See `createStartScript`.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
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
