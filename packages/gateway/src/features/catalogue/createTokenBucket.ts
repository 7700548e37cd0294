interface TokenBucketOptions {
  /** Maximum number of actions within the time window. */
  readonly amount: number;
  readonly windowMs: number;
  /** Clock in milliseconds. */
  readonly now: () => number;
}

/**
 * Creates a rate limit that all visitors share (token bucket): `take` consumes one token and returns whether one was
 * available. It refills evenly, up to `amount`.
 */
export function createTokenBucket({ amount, windowMs, now }: TokenBucketOptions) {
  let remaining = amount;
  let lastRefillTime = now();
  return {
    take(): boolean {
      const time = now();
      // A clock that is set back neither adds nor removes actions.
      remaining = Math.min(amount, remaining + (Math.max(0, time - lastRefillTime) / windowMs) * amount);
      lastRefillTime = time;
      if (remaining < 1) return false;
      remaining -= 1;
      return true;
    },
  };
}
