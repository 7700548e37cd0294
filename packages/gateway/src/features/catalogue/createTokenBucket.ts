interface TokenBucketOptions {
  /** Maximum number of actions within the time window. */
  readonly amount: number;
  readonly windowMs: number;
  /** Clock in milliseconds. */
  readonly now: () => number;
}

/**
 * Creates a token bucket, a rate limit shared by all visitors. `take` consumes a token and returns whether one was
 * available; the bucket refills evenly up to `amount`.
 */
export function createTokenBucket({ amount, windowMs, now }: TokenBucketOptions) {
  let remainingTokens = amount;
  let lastRefillTime = now();
  return {
    take(): boolean {
      const time = now();
      // A clock that is set back neither adds nor removes actions.
      remainingTokens = Math.min(amount, remainingTokens + (Math.max(0, time - lastRefillTime) / windowMs) * amount);
      lastRefillTime = time;
      if (remainingTokens < 1) return false;
      remainingTokens -= 1;
      return true;
    },
  };
}
