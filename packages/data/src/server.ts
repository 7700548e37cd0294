// Server part: plain fetches, no React, no Apollo.
export { findAnswerFault } from "./server/checkAnswer.ts";
export { createShopClient } from "./server/createShopClient.ts";
export type {
  ShopAnswer,
  ShopClient,
  ShopClientOptions,
  ShopError,
  ShopOperation,
  ShopRequestOptions,
} from "./server/shopClient.ts";
export { AnswerTooLarge, readText } from "./server/readText.ts";
export { fetchTaxDisplay } from "./cart/reads/fetchTaxDisplay.ts";
export { decodeName } from "./html/decodeName.ts";
export { splitPhpMessages } from "./server/splitPhpMessages.ts";
export {
  InvalidShopAnswer,
  ShopConnectError,
  ShopResponseError,
  ShopTimeout,
  ShopConnectionError,
  ShopUnreachable,
} from "./server/shopErrors.ts";
export { browserOperations, type BrowserOperation } from "./server/browserOperations.ts";
export { shopOperations } from "./server/shopOperations.ts";
export { fetchAllowedCountries } from "./country/fetchAllowedCountries.ts";
export { createCatalogueReading, type CatalogueReading } from "./catalogue/reads/createCatalogueReading.ts";
export { fetchCatalogue } from "./catalogue/reads/fetchCatalogue.ts";
export { fetchCatalogueEntries, fetchCataloguePage } from "./catalogue/reads/fetchCataloguePage.ts";
export type { FetchedProducts } from "./catalogue/reads/collectProducts.ts";
export {
  fetchChanges,
  fetchReadingStart,
  type ChangeMark,
  type FetchedChanges,
  type ReadingStart,
} from "./catalogue/reads/fetchChanges.ts";
export { describeProblem, type ProductProblem } from "./catalogue/mappers/ProductProblem.ts";
export { fetchCategories } from "./category/fetchCategories.ts";
export { fetchCountryStates } from "./country/fetchCountryStates.ts";
export { toCheckoutInput, type Purchase } from "./checkout/toCheckoutInput.ts";
export { findOrderByMeta } from "./checkout/findOrderByMeta.ts";
export { fetchGuestOrder, type GuestOrder } from "./order/reads/fetchGuestOrder.ts";
export { fetchOrder } from "./order/reads/fetchOrder.ts";
export { fetchOwnOrder } from "./order/reads/fetchOwnOrder.ts";
export { markOrderPaid } from "./order/reads/markOrderPaid.ts";
export { fetchProduct } from "./product/reads/fetchProduct.ts";
export { fetchReviews } from "./review/fetchReviews.ts";
export { fetchRepair, sendRepairAnswer } from "./repair/fetchRepair.ts";
export { toRepairTicket } from "./repair/toRepairTicket.ts";
export { fetchSiteUrl } from "./shop/fetchSiteUrl.ts";
export { fetchStockStatus } from "./product/reads/fetchStockStatus.ts";
export { fetchStore, type FetchedStore } from "./cart/reads/fetchStore.ts";
export { toPlacedOrder, type PlacedOrder, type CheckoutFields } from "./checkout/toPlacedOrder.ts";
export { toOrder, type OrderFields } from "./order/mappers/toOrder.ts";
export { toStore, type Store, type WireStore } from "./cart/mappers/toStore.ts";
export type { StockStatus } from "./product/mappers/toStockStatus.ts";
export { toFillCartInput, type CartCopy, type WireCartAnswer } from "./cart/mappers/toFillCartInput.ts";
export { toFailure } from "./failure/toFailure.ts";
export { sanitizeHtml } from "./html/sanitizeHtml.ts";
export { plainText } from "./html/plainText.ts";
