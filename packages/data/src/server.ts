// Server part: plain fetches, no React, no Apollo.
export { findResponseIssue } from "./server/findResponseIssue.ts";
export { createShopClient } from "./server/createShopClient.ts";
export type {
  ShopResponse,
  ShopClient,
  ShopClientOptions,
  ShopError,
  ShopOperation,
  ShopRequestOptions,
} from "./server/shopClient.ts";
export { ResponseTooLargeError, readText } from "./server/readText.ts";
export { fetchTaxDisplay } from "./cart/reads/fetchTaxDisplay.ts";
export { decodeName } from "./html/decodeName.ts";
export { splitPhpMessages } from "./server/splitPhpMessages.ts";
export {
  InvalidShopResponseError,
  ShopNotReachedError,
  ShopResponseError,
  ShopTimeoutError,
  ShopRequestError,
  ShopUnreachableError,
} from "./server/shopErrors.ts";
export { browserOperations, type BrowserOperation } from "./server/browserOperations.ts";
export { shopOperations } from "./server/shopOperations.ts";
export { fetchContentPage, type FetchedPage } from "./content/fetchContentPage.ts";
export { fetchAllowedCountries } from "./country/fetchAllowedCountries.ts";
export { createCataloguePageReader, type CataloguePageReader } from "./catalogue/reads/createCataloguePageReader.ts";
export { fetchCatalogue } from "./catalogue/reads/fetchCatalogue.ts";
export { fetchCatalogueEntries, fetchCataloguePage } from "./catalogue/reads/fetchCataloguePage.ts";
export type { FetchedProducts } from "./catalogue/reads/createProductCollector.ts";
export {
  fetchChanges,
  fetchCatalogueReadStart,
  type ChangePosition,
  type FetchedChanges,
  type CatalogueReadStart,
} from "./catalogue/reads/fetchChanges.ts";
export { describeProblem, type ProductProblem } from "./catalogue/mappers/ProductProblem.ts";
export { fetchCategories } from "./category/fetchCategories.ts";
export { fetchCountryStates } from "./country/fetchCountryStates.ts";
export { toCheckoutInput, type Purchase } from "./checkout/toCheckoutInput.ts";
export { findOrderByMeta } from "./checkout/findOrderByMeta.ts";
export { completeOffers } from "./offer/completeOffers.ts";
export { fetchGuestOrder, type GuestOrder } from "./order/reads/fetchGuestOrder.ts";
export { fetchOrder } from "./order/reads/fetchOrder.ts";
export { fetchPaymentInstructions } from "./payment/fetchPaymentInstructions.ts";
export { fetchOrderOwners, type OrderOwner } from "./order/reads/fetchOrderOwners.ts";
export { fetchOrderContract, findOrderContract, type ContractResponse } from "./order/reads/fetchOrderContract.ts";
export { recordWithdrawal, type WithdrawalNote } from "./order/reads/recordWithdrawal.ts";
export { fetchOwnOrder, type SendAsCustomer } from "./order/reads/fetchOwnOrder.ts";
export { assignOrder, fetchOrderOwnership, type OrderOwnership } from "./order/reads/assignOrder.ts";
export { markOrderPaid } from "./order/reads/markOrderPaid.ts";
export { deleteAccount } from "./privacy/deleteAccount.ts";
export { findAccount } from "./privacy/findAccount.ts";
export { fetchOwnRecords, type OwnRecords } from "./privacy/fetchOwnRecords.ts";
export { fetchOwnReviews, type OwnReview } from "./privacy/fetchOwnReviews.ts";
export { fetchProduct } from "./product/reads/fetchProduct.ts";
export { fetchReviewAuthors, type ReviewAuthor, type ReviewAuthors } from "./review/fetchReviewAuthors.ts";
export { fetchReviews } from "./review/fetchReviews.ts";
export { hasBoughtProduct } from "./review/hasBoughtProduct.ts";
export { fetchRepair, sendAppointment, sendCancellation, sendRepairDecision } from "./repair/fetchRepair.ts";
export { toRepairTicket } from "./repair/toRepairTicket.ts";
export { fetchSiteUrl } from "./shop/fetchSiteUrl.ts";
export { fetchStockStatus } from "./product/reads/fetchStockStatus.ts";
export { fetchSession, type SessionResult } from "./cart/reads/fetchSession.ts";
export { toPlacedOrder } from "./checkout/toPlacedOrder.ts";
export type { CheckoutFields } from "./checkout/readPlacedOrder.ts";
export { toOrder, type OrderFields } from "./order/mappers/toOrder.ts";
export { isCartQuery } from "./cart/journal/responseCart.ts";
export { toSessionData, type SessionData, type SessionFields } from "./cart/mappers/toSessionData.ts";
export type { StockStatus } from "./product/mappers/toStockStatus.ts";
export { toFillCartInput, type CartCopyInput, type CartResponseFields } from "./cart/mappers/toFillCartInput.ts";
export { toFailure } from "./failure/toFailure.ts";
export { toReviewFailure } from "./failure/narrowFailure.ts";
export { sanitizeHtml } from "./html/sanitizeHtml.ts";
export { toPlainText } from "./html/plainText.ts";
