/**
 * Runs a callback once the page is painted after the next click, or after 150 ms without a click. Scripts that load
 * quickly would otherwise delay the frame that shows the pressed button.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope. See
 * `createStartScript`.
 */
export function runAfterPress(callback: () => void): void {
  const maxPressMs = 150;
  const press = new AbortController();
  const paint = () => {
    if (!press.signal.aborted) requestAnimationFrame(() => setTimeout(callback));
    press.abort();
  };
  setTimeout(paint, maxPressMs);
  window.addEventListener("click", paint, { capture: true, signal: press.signal });
}
