import type { Result, ShopFailure } from "@rewire/domain";

/** Returns the failure of a result for a form; null on success. */
export const refusalOf = (result: Result<unknown, ShopFailure>): ShopFailure | null =>
  result.ok ? null : result.error;
