export { ok, failed, type Result } from "./result.ts";
export {
  addMoney, formatMoney, noMoney, parseMoney, subtractMoney, timesMoney, toDecimal, type Money,
} from "./money.ts";
export { discountBetween, lowestAmount, type Discount, type Price } from "./price.ts";
export { defaultLowStockAmount, piecesLeft, type Stock, type StockState } from "./stock.ts";
export type {
  AttributeOption, Category, CategoryRef, Image, ProductAttribute, ProductDetail, ProductKind, ProductSummary,
  Rating, Review, SafeHtml, Variation,
} from "./product.ts";
export type { AttributeNames, Catalogue, CatalogueEntry } from "./catalogue.ts";
export {
  findVariation, missingChoices, obstacleOf, validChoice, type Choice, type OptionObstacle,
} from "./variation.ts";
export {
  isVirtualOnly, maxQuantity, missingToFreeShipping,
  type AppliedCoupon, type Cart, type CartLine, type CartTotals, type PaymentGateway, type ShippingRate,
} from "./cart.ts";
export { emptyAddress, type Address, type BillingAddress, type CountryState } from "./address.ts";
export {
  accountTabs, parseAccountTab, parseGuestAction, shortestPassword, type AccountTab, type Download, type GuestAction, type Viewer,
} from "./account.ts";
export type { Customer } from "./customer.ts";
export { wishKey, type WishlistEntry, type WishlistItem } from "./wishlist.ts";
export type { Order, OrderLine, OrderStatus } from "./order.ts";
export { siteLinks, type SiteLinks } from "./links.ts";
export { defaultPlace, type OpeningHours, type ShopPlace, type Weekday } from "./place.ts";
export type { NewReview, ReviewFate } from "./review.ts";
export {
  adviceOn, deviceFamilies, quoteRepair,
  type Device, type DeviceFamily, type DeviceSearch, type Fault, type RepairAdvice, type RepairParts, type RepairPrice, type RepairQuote,
} from "./repair.ts";
export { firstFreeDay, freePlaces, type BookedRepair, type RepairDay, type RepairSlot, type RepairWay } from "./repairBooking.ts";
export {
  repairStates, repairSteps, type RepairDecision, type RepairEvent, type RepairProgress, type RepairState, type RepairStep,
} from "./repairProgress.ts";
export { repairCategory, repairMenus, type RepairMenu, type RepairOffer } from "./repairs.ts";
export { colourSwatches } from "./swatches.ts";
export { inOrderOfSize } from "./optionOrder.ts";
export {
  everything, type CatalogueFacets, type CatalogueFilters, type CatalogueQuery, type FacetOption, type Sort, type SortKey,
} from "./catalogueQuery.ts";
export { hasFilters, parseFilters, printFilters } from "./query/filters.ts";
export { parseQuery, printQuery } from "./query/parseQuery.ts";
export { indexCatalogue, indexCatalogueSteps, type IndexOptions } from "./listing/indexCatalogue.ts";
export type { CatalogueIndex, IndexedAttribute, IndexedOption } from "./listing/CatalogueIndex.ts";
export { listProducts, type ListScope, type ProductList } from "./listing/listProducts.ts";
export { suggest } from "./listing/suggest.ts";
export { defaultSynonyms } from "./search/defaultSynonyms.ts";
export { parseSynonyms, type Synonyms } from "./search/synonyms.ts";
export { clearValues, toggleValue, withFilters, withoutFilters } from "./changeQuery.ts";
export { filterFormFields, priceBetween, printSortField, readFilterForm } from "./filterForms.ts";
export {
  fitSuggestions, matchParts, mostSuggestions, type MatchedPart, type RepairSuggestion, type SearchSuggestions,
} from "./suggestions.ts";
export { pageOf, parsePageNumber, type Page } from "./pages.ts";
export type { ShopFailure } from "./failure.ts";
export { defaultSettings, type SaleBadgeStyle, type Settings, type SiteSettings, type StoreSettings } from "./settings.ts";
export { defaultPictureWidth, isMediaUrl, mediaPrefix, mediaUrl, parsePictureWidth, pictureWidths, srcSet, type PictureWidth } from "./media.ts";
