export { buyForm } from "./buyForm.ts";
export type { CartFailure, CouponConditionFailure, CouponLimitFailure } from "./failure.ts";
export {
  type AppliedCoupon,
  type Cart,
  type CartLine,
  type LostCartItem,
  type PriceChange,
  type CartTotals,
  type TotalsState,
  hasUnselectedFreeRates,
  toFreeDeliveryStatus,
  type GiftCard,
  isPickup,
  isVirtualOnly,
  getMaxQuantity,
  calculateAmountToFreeShipping,
  sumGiftCardPayments,
  type Parcel,
  listParcels,
  type PaymentGateway,
  type ShippingRate,
} from "./cart.ts";
export { formatLineName } from "./formatLineName.ts";
export { listReductions, type Reductions } from "./listReductions.ts";
export { maskCode } from "./maskCode.ts";
export { createCartFingerprint } from "./createCartFingerprint.ts";
export * from "./journal/index.ts";
export { findDefaultGateway, findDefaultGatewayHint, type DefaultGateway } from "./findDefaultGateway.ts";
export { findDefaultRate, type DefaultRate } from "./findDefaultRate.ts";
