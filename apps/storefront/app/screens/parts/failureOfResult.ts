import type { Result, ShopFailure } from "@rewire/domain";

/** Returns the failure of a result; null on success. */
export const failureOfResult = (result: Result<unknown, ShopFailure>): ShopFailure | null =>
  result.ok ? null : result.error;
