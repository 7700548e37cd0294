import type { Result, ShopFailure } from "@rewire/domain";

/** Returns the error of an unsuccessful result; null if the result is successful. */
export const getFailure = (result: Result<unknown, ShopFailure>): ShopFailure | null =>
  result.ok ? null : result.error;
