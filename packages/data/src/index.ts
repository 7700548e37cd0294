// The browser's half: load it late and as one chunk (Apollo comes with it).
export { createStoreClient, type StoreClient, type StoreClientOptions } from "./store/createStoreClient.ts";
export { StoreClientProvider } from "./store/StoreClientProvider.tsx";
export { useCart, type CartState } from "./cart/useCart.ts";
export { useAddToCart, type AddToCart, type AddToCartLine } from "./cart/useAddToCart.ts";
export { useUpdateQuantity, type UpdateQuantity } from "./cart/useUpdateQuantity.ts";
export { useRemoveLine, type RemoveLine } from "./cart/useRemoveLine.ts";
export { useRestoreLine, type RestoreLine } from "./cart/useRestoreLine.ts";
export { useApplyCoupon, type ApplyCoupon } from "./cart/useApplyCoupon.ts";
export { useRemoveCoupon, type RemoveCoupon } from "./cart/useRemoveCoupon.ts";
export { useChooseShipping, type ChooseShipping } from "./cart/useChooseShipping.ts";
export { useUpdateAddress, type AddressUpdate, type UpdateAddress } from "./customer/useUpdateAddress.ts";
export { usePlaceOrder, type PlaceOrder } from "./checkout/usePlaceOrder.ts";
export type { Purchase } from "./checkout/toCheckoutInput.ts";
export type { PlacedOrder } from "./checkout/toPlacedOrder.ts";
export { useCountryStates, type CountryStatesState } from "./country/useCountryStates.ts";
export { useStockStatus, type StockStatusState } from "./product/useStockStatus.ts";
export type { StockStatus } from "./product/toStockStatus.ts";
export type { Store } from "./store/toStore.ts";
