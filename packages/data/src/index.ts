// Browser part: load it lazily and as one chunk, because it contains Apollo.
export { createStoreClient, type StoreClient, type StoreClientOptions } from "./createStoreClient.ts";
export { CartProvider } from "./CartProvider.tsx";
export { StoreClientProvider } from "./StoreClientProvider.tsx";
export { useCart, type CartState } from "./cart/hooks/useCart.ts";
export type { CartChange } from "./cart/hooks/useCartMutation.ts";
export { useEmptyCart, type EmptyCart } from "./cart/hooks/useEmptyCart.ts";
export { createBrowserJournal, createMemoryJournal, type JournalStorage } from "./cart/journal/JournalStorage.ts";
export { useCartSync } from "./cart/hooks/useCartSync.ts";
export { tabLock } from "./client/tabLock.ts";
export type { AddToCartLine } from "./cart/hooks/addToCartLine.ts";
export { useAddToCart, type AddToCart } from "./cart/hooks/useAddToCart.ts";
export { useFillCart, type FillCart, type FilledCart, type FillCartLine } from "./cart/hooks/useFillCart.ts";
export { useUpdateQuantity, type UpdateQuantity } from "./cart/hooks/useUpdateQuantity.ts";
export { useRemoveLine, type RemoveLine } from "./cart/hooks/useRemoveLine.ts";
export { useReplaceLines, type ReplaceLines } from "./cart/hooks/useReplaceLines.ts";
export { useRestoreLine, type RestoreLine } from "./cart/hooks/useRestoreLine.ts";
export { useApplyCoupon, type ApplyCoupon } from "./cart/hooks/useApplyCoupon.ts";
export { useRemoveCoupon, type RemoveCoupon } from "./cart/hooks/useRemoveCoupon.ts";
export { useChooseShipping, type ChooseShipping } from "./cart/hooks/useChooseShipping.ts";
export { useUpdateAddress, type AddressUpdate, type UpdateAddress } from "./customer/useUpdateAddress.ts";
export { useUpdateCustomer, type UpdateCustomer } from "./customer/useUpdateCustomer.ts";
export { useLogIn, type LogIn } from "./account/useLogIn.ts";
export { useLogOut, type LogOut } from "./account/useLogOut.ts";
export { useRegister, type Register } from "./account/useRegister.ts";
export { useLostPassword, type LostPassword } from "./account/useLostPassword.ts";
export { useChangePassword, type ChangePassword } from "./account/useChangePassword.ts";
export { useOrders, type OrdersState } from "./order/hooks/useOrders.ts";
export { useDownloads, type DownloadsState } from "./download/useDownloads.ts";
export { isSessionError, type OperationError } from "./client/reportErrors.ts";
export { useRefreshSession } from "./account/useReadAnew.ts";
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
export { useStockStatus, type StockStatusState } from "./product/hooks/useStockStatus.ts";
export { useWriteReview, type WriteReview } from "./review/useWriteReview.ts";
export type { StockStatus } from "./product/mappers/toStockStatus.ts";
export type { Store } from "./cart/mappers/toStore.ts";
export { useAccountWishlist, type AccountWishlist, type WishesWithOwner } from "./wishlist/useAccountWishlist.ts";
export { useWishedProducts, type WishedProductsState } from "./wishlist/useWishedProducts.ts";
