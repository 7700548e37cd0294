export { recordedRefusals } from "./recordedRefusals.ts";
export { otherPictures } from "./otherPictures.ts";
export { shopHandlers, type ShopInProcess } from "./shopHandlers.ts";
export {
  cartIs,
  cartIsEmpty,
  cartIsFull,
  cartRejects,
  cartRejectsWith,
  couponIsUnknown,
  networkIsDown,
  orderIsPlacedWithAnError,
  cardsAreOut,
  createCartChange,
  createUnreadableCart,
  orderIsRefused,
  orderIsRefusedWith,
  reviewIsHeld,
  reviewIsRefusedWith,
  sessionExpired,
  shopIsDown,
  shopNeverAnswers,
  shopTimesOut,
} from "./refusals.ts";
export { emptyCart, phoneAndChargers, storeAnswer, withCoupon } from "./answers/cart.ts";
