/**
 * Calls a function a frame after the click that an intent begins, or 150 ms later: scripts on a fast line would come
 * first, and keep the frame waiting that shows the press.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself; see `createStartScript`.
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
