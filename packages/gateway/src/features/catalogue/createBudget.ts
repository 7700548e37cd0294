interface BudgetOptions {
  /** How often something may be done within the time. */
  readonly amount: number;
  readonly windowMs: number;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/**
 * Makes a budget that all visitors share: `take` answers whether there was something left, and takes it. It refills
 * evenly, up to `amount`.
 */
export function createBudget({ amount, windowMs, now }: BudgetOptions) {
  let remaining = amount;
  let filledAt = now();
  return {
    take(): boolean {
      const time = now();
      // A clock that was set back fills nothing and takes nothing away.
      remaining = Math.min(amount, remaining + (Math.max(0, time - filledAt) / windowMs) * amount);
      filledAt = time;
      if (remaining < 1) return false;
      remaining -= 1;
      return true;
    },
  };
}
