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
  let left = amount;
  let filledAt = now();
  return {
    take(): boolean {
      const time = now();
      // A clock that was set back fills nothing and takes nothing away.
      left = Math.min(amount, left + (Math.max(0, time - filledAt) / windowMs) * amount);
      filledAt = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
