export type { CheckoutFailure } from "./failure.ts";
export { findState } from "./findState.ts";
export { needsState } from "./needsState.ts";
export { postcodeExample, needsPostcode } from "./postcodes.ts";
export {
  type CheckoutValues,
  type CheckoutDraft,
  toDraft,
  type CheckoutDetails,
  emptyCheckout,
  toCheckoutDetails,
  trimAddress,
} from "./checkoutValues.ts";
export { isAddressFilled, isContactFilled, stepStates } from "./progress.ts";
export { type InitialCheckoutOptions, initialCheckout } from "./initialCheckout.ts";
