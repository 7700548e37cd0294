// Browser part: load it lazily and as one chunk, because it contains Apollo.
export { createCommerceClient, type CommerceClient, type CommerceClientOptions } from "./createCommerceClient.ts";
export { CartProvider } from "./CartProvider.tsx";
export { CommerceClientProvider } from "./CommerceClientProvider.tsx";
export { useCart, type CartState } from "./cart/hooks/useCart.ts";
export type { CartChangeOutcome } from "./cart/hooks/useCartMutation.ts";
export { useEmptyCart, type UseEmptyCartResult } from "./cart/hooks/useEmptyCart.ts";
export { createBrowserJournal, createMemoryJournal, type JournalStorage } from "./cart/journal/JournalStorage.ts";
export { useCartSync } from "./cart/hooks/useCartSync.ts";
export { createUuid } from "./client/createUuid.ts";
export { createTabLock } from "./client/createTabLock.ts";
export type { CartLineInput } from "./cart/hooks/addToCartLine.ts";
export { useAddToCart, type UseAddToCartResult } from "./cart/hooks/useAddToCart.ts";
export {
  useFillCart,
  type UseFillCartResult,
  type FillCartOutcome,
  type FillCartItem,
} from "./cart/hooks/useFillCart.ts";
export { useUpdateQuantity, type UseUpdateQuantityResult } from "./cart/hooks/useUpdateQuantity.ts";
export { useRemoveLine, type UseRemoveLineResult } from "./cart/hooks/useRemoveLine.ts";
export { useReplaceLines, type UseReplaceLinesResult } from "./cart/hooks/useReplaceLines.ts";
export { useRestoreLine, type UseRestoreLineResult } from "./cart/hooks/useRestoreLine.ts";
export { useApplyCoupon, type UseApplyCouponResult } from "./cart/hooks/useApplyCoupon.ts";
export { useRemoveCoupon, type UseRemoveCouponResult } from "./cart/hooks/useRemoveCoupon.ts";
export { useChooseShipping, type UseChooseShippingResult } from "./cart/hooks/useChooseShipping.ts";
export { useUpdateAddress, type AddressUpdate, type UseUpdateAddressResult } from "./customer/useUpdateAddress.ts";
export { useUpdateCustomer, type UseUpdateCustomerResult } from "./customer/useUpdateCustomer.ts";
export { useLogIn, type UseLogInResult } from "./account/useLogIn.ts";
export { useLogOut, type UseLogOutResult } from "./account/useLogOut.ts";
export { useRegister, type UseRegisterResult } from "./account/useRegister.ts";
export { useLostPassword, type UseLostPasswordResult } from "./account/useLostPassword.ts";
export { useChangePassword, type UseChangePasswordResult } from "./account/useChangePassword.ts";
export { useOrders, type OrdersState } from "./order/hooks/useOrders.ts";
export { useDownloads, type DownloadsState } from "./download/useDownloads.ts";
export { isSessionError, type OperationError } from "./client/createErrorReportLink.ts";
export { useRefreshSession } from "./account/useRefreshSession.ts";
export { useTryRefreshSession } from "./account/useTryRefreshSession.ts";
export { markAttemptPaid, openAttempt, readAttempt, type PurchaseAttempt } from "./checkout/purchaseAttempt.ts";
export { useCardIntent, type CardIntent } from "./payment/useCardIntent.ts";
export { usePlaceOrder, type UsePlaceOrderResult } from "./checkout/usePlaceOrder.ts";
export type { Purchase } from "./checkout/toCheckoutInput.ts";
export type { PlacedOrder } from "./checkout/readPlacedOrder.ts";
export { useAllowedCountries, type AllowedCountries } from "./country/useAllowedCountries.ts";
export { useCountryStates, type CountryStatesState } from "./country/useCountryStates.ts";
export { useStockStatus, type StockStatusState } from "./product/hooks/useStockStatus.ts";
export { toReviewFailure } from "./failure/narrowFailure.ts";
export { toFailure } from "./failure/toFailure.ts";
export { useWriteReview, type UseWriteReviewResult } from "./review/useWriteReview.ts";
export type { StockStatus } from "./product/mappers/toStockStatus.ts";
export type { SessionData } from "./cart/mappers/toSessionData.ts";
export { useAccountDevices, type UseAccountDevicesResult, type DeviceList } from "./device/useAccountDevices.ts";
export {
  useAccountWishlist,
  type UseAccountWishlistResult,
  type OwnedWishlist,
} from "./wishlist/useAccountWishlist.ts";
export { useWishlistProducts, type WishlistProductsState } from "./wishlist/useWishlistProducts.ts";
