import type { Result, ShopFailure } from "@rewire/domain";

/** What a form is told: null when the shop agreed. */
export const refusalOf = (result: Result<unknown, ShopFailure>): ShopFailure | null =>
  result.ok ? null : result.error;
