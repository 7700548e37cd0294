// What Node needs of the shop: plain fetches, no React, no Apollo.
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
export { fetchTaxDisplay } from "./server/fetchTaxDisplay.ts";
export { decodeName } from "./html/decodeName.ts";
export { splitPhpMessages } from "./server/splitPhpMessages.ts";
export {
  ShopAnswerBroken,
  ShopNotReached,
  ShopRefused,
  ShopTimeout,
  ShopTrouble,
  ShopUnreachable,
} from "./server/shopTrouble.ts";
export { browserOperations, type BrowserOperation } from "./server/browserOperations.ts";
export { shopOperations } from "./server/shopOperations.ts";
export { fetchAllowedCountries } from "./server/fetchAllowedCountries.ts";
export { createCatalogueReading, type CatalogueReading } from "./server/createCatalogueReading.ts";
export { fetchCatalogue } from "./server/fetchCatalogue.ts";
export { fetchCatalogueEntries, fetchCataloguePage } from "./server/fetchCataloguePage.ts";
export type { FetchedProducts } from "./server/collectProducts.ts";
export {
  fetchChanges,
  fetchReadingStart,
  type ChangeMark,
  type FetchedChanges,
  type ReadingStart,
} from "./server/fetchChanges.ts";
export { describeProblem, type ProductProblem } from "./catalogue/ProductProblem.ts";
export { fetchCategories } from "./server/fetchCategories.ts";
export { fetchCountryStates } from "./server/fetchCountryStates.ts";
export { findOrderByMeta } from "./server/findOrderByMeta.ts";
export { fetchGuestOrder, type GuestOrder } from "./server/fetchGuestOrder.ts";
export { fetchOrder } from "./server/fetchOrder.ts";
export { fetchOwnOrder } from "./server/fetchOwnOrder.ts";
export { markOrderPaid } from "./server/markOrderPaid.ts";
export { fetchProduct } from "./server/fetchProduct.ts";
export { fetchReviews } from "./server/fetchReviews.ts";
export { fetchRepair, sendRepairAnswer } from "./server/fetchRepair.ts";
export { toRepairTicket } from "./repair/toRepairTicket.ts";
export { fetchSiteUrl } from "./server/fetchSiteUrl.ts";
export { fetchStockStatus } from "./server/fetchStockStatus.ts";
export { fetchStore, type FetchedStore } from "./server/fetchStore.ts";
export { toPlacedOrder, type PlacedOrder, type WireCheckout } from "./checkout/toPlacedOrder.ts";
export { toOrder, type WireOrder } from "./order/toOrder.ts";
export { toStore, type Store, type WireStore } from "./store/toStore.ts";
export type { StockStatus } from "./product/toStockStatus.ts";
export { toFillCartInput, type CartCopy, type WireCartAnswer } from "./cart/toFillCartInput.ts";
export { toFailure } from "./failure/toFailure.ts";
export { sanitizeHtml } from "./html/sanitizeHtml.ts";
export { plainText } from "./html/plainText.ts";
