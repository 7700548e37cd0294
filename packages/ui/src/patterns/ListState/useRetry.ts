import { useState } from "react";

/** Returns a function that runs an attempt, whether one is pending, and the number of finished attempts. */
export function useRetry() {
  const [isRetrying, setRetrying] = useState(false);
  const [attemptCount, setAttemptCount] = useState(0);
  const retry = async (attempt: () => Promise<void> | void) => {
    setRetrying(true);
    try {
      await attempt();
    } catch (error) {
      // The message stays and the button can be pressed again, but the error is a fault of the code.
      reportError(error);
    }
    setRetrying(false);
    setAttemptCount((count) => count + 1);
  };
  return { isRetrying, attemptCount, retry };
}
