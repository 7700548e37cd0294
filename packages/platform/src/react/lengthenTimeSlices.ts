// oxlint-disable-next-line typescript/triple-slash-reference -- React's scheduler has no types, and every program that imports this file needs them.
/// <reference path="./scheduler.d.ts" />
import { unstable_forceFrameRate } from "scheduler";

// @chunk list: used by lists only.

/** Frame rate that corresponds to time slices of 50 ms. */
const FRAMES_PER_SECOND = 20;

/**
 * Lets React render transitions in time slices of 50 ms instead of 5 ms, until the returned function is called. For an
 * update that a visitor waits for: between short slices, a slow device paints frames in which nothing has changed.
 */
export function lengthenTimeSlices(): () => void {
  unstable_forceFrameRate(FRAMES_PER_SECOND);
  return () => unstable_forceFrameRate(0);
}
