// Computes metrics from the performance entries of a page.

/** Minimum duration of a long task. */
const LONG_TASK_MS = 50;
/** Duration without a long task after which a page counts as interactive. */
export const QUIET_MS = 5_000;
const MAX_WINDOW_MS = 5_000;
const MAX_GAP_MS = 1_000;

/** Task of the main thread, in milliseconds since navigation. @typedef {{ start: number, duration: number }} Task */

/**
 * Total blocking time in milliseconds as defined by Lighthouse: the time over 50 ms of every task, from the first paint
 * to the end of the last task before five quiet seconds.
 *
 * @param {number} firstPaint
 * @param {readonly Task[]} tasks
 */
export function blockedTime(firstPaint, tasks) {
  let blocked = 0;
  let lastEnd = firstPaint;
  for (const { start, duration } of tasks.toSorted((one, other) => one.start - other.start)) {
    if (start - lastEnd >= QUIET_MS) break;
    const end = start + duration;
    // Of a task running at the first paint, the remainder counts.
    const from = Math.max(start, firstPaint);
    blocked += Math.max(0, end - from - LONG_TASK_MS);
    lastEnd = Math.max(lastEnd, end);
  }
  return blocked;
}

/**
 * Cumulative layout shift: the largest sum of shifts within five seconds with gaps of less than a second.
 * @param {readonly { start: number, value: number }[]} shifts without those after an input
 */
export function layoutShift(shifts) {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { start, value } of shifts) {
    const isSame = start - last < MAX_GAP_MS && start - first < MAX_WINDOW_MS;
    if (!isSame) [sum, first] = [0, start];
    last = start;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}
