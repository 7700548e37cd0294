/** Waits without keeping the process alive. @param ms Duration in milliseconds */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, ms);
    if (typeof timer === "object" && timer !== null && "unref" in timer && typeof timer.unref === "function")
      timer.unref();
  });
