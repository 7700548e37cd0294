export { buyForm } from "./buyForm.ts";
export type { CartFailure } from "./failure.ts";
export {
  type AppliedCoupon,
  type Cart,
  type CartLine,
  type CartLoss,
  type CartTotals,
  couldBeFree,
  freeDeliveryOf,
  type GiftCard,
  isPickup,
  isVirtualOnly,
  maxQuantity,
  missingToFreeShipping,
  paidByGiftCards,
  type Parcel,
  parcelsOf,
  type PaymentGateway,
  type ShippingRate,
} from "./cart.ts";
export { cartFingerprint } from "./cartFingerprint.ts";
export * from "./journal/index.ts";
