import type { AccountFailure } from "./account/index.ts";
import type { CartFailure } from "./cart/index.ts";
import type { CheckoutFailure } from "./checkout/index.ts";
import type { ReadFailure } from "./core/index.ts";
import type { ReviewFailure } from "./review/index.ts";

/** Every failure of the shop: for what puts any of them into words. A use case names its own union instead. */
export type ShopFailure = ReadFailure | CartFailure | CheckoutFailure | AccountFailure | ReviewFailure;
