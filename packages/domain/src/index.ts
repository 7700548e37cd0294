export { ok, failed, type Result } from "./result.ts";
export { isKeyOf, isRecord } from "./guards.ts";
export { parseMoment } from "./parseMoment.ts";
export { parsePrice } from "./parsePrice.ts";
export { maxLengths } from "./maxLengths.ts";
export {
  addMoney,
  formatMoney,
  fractionDigits,
  noMoney,
  parseMoney,
  subtractMoney,
  timesMoney,
  toDecimal,
  type Money,
} from "./money.ts";
export { discountBetween, lowestAmount, type Discount, type Price } from "./price.ts";
export { defaultLowStockAmount, piecesLeft, type Stock, type StockState } from "./stock.ts";
export type {
  AttributeOption,
  Category,
  CategoryRef,
  Image,
  ProductAttribute,
  ProductDetail,
  ProductKind,
  ProductSummary,
  Rating,
  SafeHtml,
  Variation,
} from "./product.ts";
export type { AttributeNames, Catalogue, CatalogueEntry, ReadingProgress } from "./catalogue.ts";
export {
  findVariation,
  missingChoices,
  obstacleOf,
  validChoice,
  type Choice,
  type OptionObstacle,
} from "./variation.ts";
export {
  couldBeFree,
  freeDeliveryOf,
  isPickup,
  isVirtualOnly,
  maxQuantity,
  missingToFreeShipping,
  paidByGiftCards,
  parcelsOf,
  type AppliedCoupon,
  type Cart,
  type CartLine,
  type CartLoss,
  type CartTotals,
  type GiftCard,
  type Parcel,
  type PaymentGateway,
  type ShippingRate,
} from "./cart.ts";
export { cartFingerprint } from "./cartFingerprint.ts";
export { emptyAddress, type Address, type BillingAddress, type CountryState } from "./address.ts";
export {
  accountTabs,
  parseAccountTab,
  parseGuestAction,
  shortestPassword,
  type AccountTab,
  type Download,
  type GuestAction,
  type Viewer,
} from "./account.ts";
export type { Customer } from "./customer.ts";
export {
  addWish,
  joinGuestWishes,
  joinWishes,
  removeWish,
  restoreWish,
  standingWishes,
  wishKey,
  type Wish,
  type Wishes,
  type WishlistEntry,
  type WishlistItem,
} from "./wishlist.ts";
export { parseWishes, printWishes } from "./wishlistText.ts";
export {
  measureOf,
  mostCompared,
  parseComparison,
  type ComparedProduct,
  type Comparison,
  type Measure,
} from "./compare.ts";
export type { Order, OrderedGoods, OrderLine, OrderStatus } from "./order.ts";
export { siteLinks, type SiteLinks } from "./links.ts";
export { pageOfAccountLink, pageOfPayLink } from "./shopLinks.ts";
export { localPath } from "./localPath.ts";
export {
  addressLine,
  defaultPlace,
  hoursOn,
  type Holiday,
  type OpeningHours,
  type OpenState,
  type ShopPlace,
  type Weekday,
} from "./place.ts";
export {
  allStars,
  firstReviews,
  listReviews,
  parseReviewQuery,
  printReviewQuery,
  reviewParameters,
  reviewSorts,
  reviewsPerPage,
  type NewReview,
  type RatingCounts,
  type Review,
  type ReviewFate,
  type ReviewPage,
  type ReviewQuery,
  type ReviewSort,
  type StarCount,
} from "./review.ts";
export {
  adviceOn,
  deviceFamilies,
  quoteRepair,
  type Device,
  type DeviceFamily,
  type DeviceSearch,
  type Fault,
  type RepairAdvice,
  type RepairParts,
  type RepairPrice,
  type RepairQuote,
} from "./repair.ts";
export {
  anyFault,
  emptyDeskQuery,
  parseDeskQuery,
  printDeskQuery,
  unlistedDevice,
  type DeskQuery,
} from "./deskQuery.ts";
export { defaultDesk, repairQuestions, type RepairDeskSettings } from "./repairDesk.ts";
export {
  firstFreeDay,
  freePlaces,
  type BookedRepair,
  type RepairDay,
  type RepairSlot,
  type RepairWay,
} from "./repairBooking.ts";
export {
  repairStates,
  repairSteps,
  type RepairDecision,
  type RepairEvent,
  type RepairProgress,
  type RepairState,
  type RepairStep,
} from "./repairProgress.ts";
export { repairCategory, repairMenus, repairOffersFor, type RepairMenu, type RepairOffer } from "./repairs.ts";
export { faultsOf, repairDevices, type BookableFault, type PartsChoice } from "./repairDevices.ts";
export { bookingsIn, parseRepairDetails, printRepairDetails, repairKeys, type RepairDetails } from "./repairDetails.ts";
export type { RepairTicket } from "./repairTicket.ts";
export type { RepairWork } from "./repairWork.ts";
export { colourSwatches } from "./swatches.ts";
export { inOrderOfSize } from "./optionOrder.ts";
export {
  everything,
  type CatalogueFacets,
  type CatalogueFilters,
  type CatalogueQuery,
  type FacetOption,
  type Sort,
  type SortKey,
} from "./catalogueQuery.ts";
export { hasFilters, parseFilters, printFilters } from "./query/filters.ts";
export { canonicalQuery } from "./query/canonicalQuery.ts";
export { parseQuery, printQuery } from "./query/parseQuery.ts";
export { queryLimits } from "./query/queryLimits.ts";
export { indexCatalogue, indexCatalogueSteps, type IndexOptions } from "./listing/indexCatalogue.ts";
export type { CatalogueIndex, IndexedAttribute, IndexedOption } from "./listing/CatalogueIndex.ts";
export { listProducts, type ListScope, type ProductList } from "./listing/listProducts.ts";
export { suggest } from "./listing/suggest.ts";
export { defaultSynonyms } from "./search/defaultSynonyms.ts";
export { parseSynonyms, type Synonyms } from "./search/synonyms.ts";
export { tickFacets } from "./tickFacets.ts";
export { foldWord } from "./search/foldWord.ts";
export { quoted, unquoted } from "./search/quoted.ts";
export { clearValues, toggleValue, withFilters, withoutFilters } from "./changeQuery.ts";
export { filterFormFields, priceBetween, printSortField, readFilterForm } from "./filterForms.ts";
export {
  fitSuggestions,
  matchParts,
  mostSuggestions,
  type MatchedPart,
  type RepairSuggestion,
  type SearchSuggestions,
} from "./suggestions.ts";
export { pageOf, parsePageNumber, type Page } from "./pages.ts";
export type { ShopFailure } from "./failure.ts";
export { unsetSettings } from "./unsetSettings.ts";
export {
  defaultSettings,
  type SaleBadgeStyle,
  type Settings,
  type SiteSettings,
  type StoreSettings,
} from "./settings.ts";
export {
  defaultPictureWidth,
  isMediaUrl,
  mediaPrefix,
  mediaUrl,
  parsePictureWidth,
  pictureWidths,
  placeholderUrl,
  type PictureWidth,
} from "./media.ts";
export { breadcrumbData, itemListData, type Crumb } from "./structuredData/jsonLd.ts";
export { productData } from "./structuredData/productData.ts";
export { PROSE_ATTRIBUTES, PROSE_ELEMENTS, restrictHtml } from "./html/restrictHtml.ts";
export { createTrustedRule, trustedPolicies } from "./trustedTypes.ts";
export {
  deliveryDates,
  deliveryTermsOf,
  type DeliveryDates,
  type DeliveryOffer,
  type DeliveryTerms,
} from "./delivery.ts";
