// The browser's half: load it late and as one chunk (Apollo comes with it).
export { createStoreClient, type StoreClient, type StoreClientOptions } from "./store/createStoreClient.ts";
export { StoreClientProvider } from "./store/StoreClientProvider.tsx";
export { useCart, type CartState } from "./cart/useCart.ts";
export type { CartChange } from "./cart/useCartMutation.ts";
export { useEmptyCart, type EmptyCart } from "./cart/useEmptyCart.ts";
export { createBrowserJournal, createMemoryJournal, type JournalStore } from "./journal/JournalStore.ts";
export { useStayInStep } from "./journal/useStayInStep.ts";
export { tabLock } from "./store/tabLock.ts";
export { useAddToCart, type AddToCart, type AddToCartLine } from "./cart/useAddToCart.ts";
export { useUpdateQuantity, type UpdateQuantity } from "./cart/useUpdateQuantity.ts";
export { useRemoveLine, type RemoveLine } from "./cart/useRemoveLine.ts";
export { useReplaceLines, type ReplaceLines } from "./cart/useReplaceLines.ts";
export { useRestoreLine, type RestoreLine } from "./cart/useRestoreLine.ts";
export { useApplyCoupon, type ApplyCoupon } from "./cart/useApplyCoupon.ts";
export { useRemoveCoupon, type RemoveCoupon } from "./cart/useRemoveCoupon.ts";
export { useChooseShipping, type ChooseShipping } from "./cart/useChooseShipping.ts";
export { useUpdateAddress, type AddressUpdate, type UpdateAddress } from "./customer/useUpdateAddress.ts";
export { useUpdateCustomer, type UpdateCustomer } from "./customer/useUpdateCustomer.ts";
export { useLogIn, type LogIn } from "./account/useLogIn.ts";
export { useLogOut, type LogOut } from "./account/useLogOut.ts";
export { useRegister, type Register } from "./account/useRegister.ts";
export { useLostPassword, type LostPassword } from "./account/useLostPassword.ts";
export { useChangePassword, type ChangePassword } from "./account/useChangePassword.ts";
export { useOrders, type OrdersState } from "./order/useOrders.ts";
export { useDownloads, type DownloadsState } from "./download/useDownloads.ts";
export { isSessionError, type OperationError } from "./store/reportErrors.ts";
export { useReadAnew } from "./account/useReadAnew.ts";
export {
  onAttemptClosed,
  markAttemptPaid,
  openAttempt,
  readAttempt,
  type KeptAttempt,
} from "./checkout/keptAttempt.ts";
export { useCardIntent, type CardIntent } from "./payment/useCardIntent.ts";
export { usePlaceOrder, type PlaceOrder } from "./checkout/usePlaceOrder.ts";
export type { Purchase } from "./checkout/toCheckoutInput.ts";
export type { PlacedOrder } from "./checkout/toPlacedOrder.ts";
export { useAllowedCountries } from "./country/useAllowedCountries.ts";
export { useCountryStates, type CountryStatesState } from "./country/useCountryStates.ts";
export { useStockStatus, type StockStatusState } from "./product/useStockStatus.ts";
export { useWriteReview, type WriteReview } from "./review/useWriteReview.ts";
export type { StockStatus } from "./product/toStockStatus.ts";
export type { Store } from "./store/toStore.ts";
export { useAccountWishlist, type AccountWishlist, type OwnedWishes } from "./wishlist/useAccountWishlist.ts";
export { useWishedProducts, type WishedProductsState } from "./wishlist/useWishedProducts.ts";
