/** The only function that is used of React's scheduler, which has no types of its own. */
declare module "scheduler" {
  /** Sets the length of time slices to that of frames at a frame rate; 0 restores the default of 5 ms. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
