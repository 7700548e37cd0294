export type { CheckoutFailure } from "./failure.ts";
export { findState } from "./findState.ts";
export { needsState } from "./needsState.ts";
export { findPostcodeExample } from "./postcodeExamples.ts";
export { needsPostcode } from "./postcodes.ts";
export {
  type CheckoutValues,
  type CheckoutDraft,
  toDraft,
  type CheckoutDetails,
  createEmptyCheckout,
  toCheckoutDetails,
  trimAddress,
} from "./checkoutValues.ts";
export { isAddressFilled, isContactFilled, toStepStates } from "./progress.ts";
export { type InitialCheckoutOptions, createInitialCheckout } from "./createInitialCheckout.ts";
