/** Longest wait for a frame, in milliseconds: a page in the background has none. */
const MAX_WAIT_MS = 100;

/**
 * Runs work in a task of its own after the next frame, so that the browser shows first what has been touched. Without a
 * frame, as in the background, it runs soon nevertheless.
 */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, MAX_WAIT_MS);
}
