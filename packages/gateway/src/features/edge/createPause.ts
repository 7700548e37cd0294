/**
 * Creates cancellable pauses. `for` waits for a duration; `end` ends all current and future waits. The timers do not
 * keep the process alive.
 */
export function createPause() {
  const cancellation = Promise.withResolvers<void>();
  return {
    /** Waits. @param ms Milliseconds */
    async for(ms: number): Promise<void> {
      const time = Promise.withResolvers<void>();
      const timer = setTimeout(time.resolve, ms);
      timer.unref();
      await Promise.race([time.promise, cancellation.promise]);
      clearTimeout(timer);
    },
    /** Ends all current and future pauses. */
    end: (): void => cancellation.resolve(),
  };
}
