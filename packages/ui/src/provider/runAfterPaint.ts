// @chunk frame: used by most pages.

/** Maximum wait for a frame, in milliseconds; a page in the background has no frames. */
const MAX_WAIT_MS = 100;

/**
 * Runs a function in a separate task after the next frame, so that the browser first paints the response to a user
 * action. In a background tab, which renders no frames, the function runs after a timeout.
 */
export function runAfterPaint(task: () => void): void {
  let isDone = false;
  const runCallback = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  requestAnimationFrame(() => setTimeout(runCallback));
  setTimeout(runCallback, MAX_WAIT_MS);
}
