import type { AccountFailure, AddressBookFailure } from "./account/index.ts";
import type { CartFailure } from "./cart/index.ts";
import type { CheckoutFailure } from "./checkout/index.ts";
import type { ReadFailure } from "./core/index.ts";
import type { ReviewFailure } from "./review/index.ts";

/** Union of all failures of the shop. Each use case has a narrower union, such as `CartFailure`. */
export type ShopFailure =
  | ReadFailure
  | CartFailure
  | CheckoutFailure
  | AccountFailure
  | AddressBookFailure
  | ReviewFailure;
