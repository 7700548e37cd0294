export { useIsHydrated } from "./patterns/rules/useIsHydrated.ts";
export { UiProvider, toLanguageTag, type UiProviderProps } from "./provider/UiProvider.tsx";
export {
  LinkComponentProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkComponentProps,
} from "./provider/LinkComponent.tsx";
export { PictureSourceProvider, useSrcSet, type PictureSource } from "./provider/PictureSource.tsx";
export { IconSourceProvider, type IconSource, type IconDrawing } from "./provider/IconSource.tsx";
export { ListLoadingProvider } from "./provider/ListLoading.tsx";
export { LatestProductsProvider } from "./provider/LatestProducts.tsx";
export { lazyComponent, loadWhenOnline } from "./provider/lazyComponent.ts";
export { runAfterPaint } from "./provider/runAfterPaint.ts";
export { AdditionalMessages } from "./provider/AdditionalMessages.tsx";
export { SettingsProvider, useFormatMoney, useShopSettings } from "./provider/Settings.tsx";
export { getSystem } from "./theme/system.ts";

// Dialog, Drawer, Menu, Popover, Tabs, Tooltip and the toast have large dependencies and therefore separate entry
// points (see package.json): import them lazily.
export { Accordion, type AccordionItem, type AccordionProps } from "./primitives/Accordion/Accordion.tsx";
export { Alert, type AlertProps } from "./primitives/Alert/Alert.tsx";
export { Badge } from "./primitives/Badge/Badge.tsx";
export { LazyRender, type LazyRenderProps } from "./primitives/LazyRender/LazyRender.tsx";
export { Breadcrumb, type BreadcrumbEntry } from "./primitives/Breadcrumb/Breadcrumb.tsx";
export { Button, type ButtonProps } from "./primitives/Button/Button.tsx";
export { Checkbox, type CheckboxProps } from "./primitives/Checkbox/Checkbox.tsx";
export { Chip, type ChipProps } from "./primitives/Chip/Chip.tsx";
export { EmptyState, type EmptyStateProps } from "./primitives/EmptyState/EmptyState.tsx";
export {
  FormField,
  type FieldControl,
  type FieldText,
  type FormFieldProps,
} from "./primitives/FormField/FormField.tsx";
export { Icon, iconSpriteUrl, type IconName, type IconProps } from "./primitives/Icon/Icon.tsx";
export { IconButton, type IconButtonProps } from "./primitives/IconButton/IconButton.tsx";
export { Link, type LinkProps } from "./primitives/Link/Link.tsx";
export { LinkButton, type LinkButtonProps } from "./primitives/LinkButton/LinkButton.tsx";
export { Logo } from "./primitives/Logo/Logo.tsx";
export { Pagination, type PaginationProps } from "./primitives/Pagination/Pagination.tsx";
export { PasswordField, type PasswordFieldProps } from "./primitives/PasswordField/PasswordField.tsx";
export { Picture, type PictureProps } from "./primitives/Picture/Picture.tsx";
export { Price, type PriceProps } from "./primitives/Price/Price.tsx";
export { Prose } from "./primitives/Prose/Prose.tsx";
export { QuantityField, type QuantityFieldProps } from "./primitives/QuantityField/QuantityField.tsx";
export { RadioCard, type RadioCardProps } from "./primitives/RadioGroup/RadioCard.tsx";
export { RadioGroup, type RadioGroupProps } from "./primitives/RadioGroup/RadioGroup.tsx";
export { Rating, Stars, type RatingProps } from "./primitives/Rating/Rating.tsx";
export { RatingInput, type RatingInputProps } from "./primitives/RatingInput/RatingInput.tsx";
export { Scripting, type ScriptingProps } from "./primitives/Scripting/Scripting.tsx";
export { Select, type SelectOption, type SelectProps } from "./primitives/Select/Select.tsx";
export { Skeleton } from "./primitives/Skeleton/Skeleton.tsx";
export { SkipLink } from "./primitives/SkipLink/SkipLink.tsx";
export { Spinner } from "./primitives/Spinner/Spinner.tsx";
export { Switch, type SwitchProps } from "./primitives/Switch/Switch.tsx";
export { TabLinks, type TabLink, type TabLinksProps } from "./primitives/Tabs/TabLinks.tsx";
export { TextField, type TextFieldProps } from "./primitives/TextField/TextField.tsx";
export { Textarea, type TextareaProps } from "./primitives/Textarea/Textarea.tsx";
export { VisuallyHidden } from "./primitives/VisuallyHidden/VisuallyHidden.tsx";
export { Stepper, type StepperProps, type StepperStep } from "./primitives/Stepper/Stepper.tsx";
export { ProgressMeter, type ProgressMeterProps } from "./primitives/Stepper/ProgressMeter.tsx";

export { DurabilityLabel, type DurabilityLabelProps } from "./ecodesign/DurabilityLabel/DurabilityLabel.tsx";
export { GuaranteeFact, type GuaranteeFactProps } from "./ecodesign/GuaranteeFact/GuaranteeFact.tsx";
export { GuaranteeNotice, type GuaranteeNoticeProps } from "./ecodesign/GuaranteeNotice/GuaranteeNotice.tsx";
export { EnergyArrow, type EnergyArrowProps } from "./ecodesign/EnergyArrow/EnergyArrow.tsx";
export { EnergyFact, type EnergyFactProps } from "./ecodesign/EnergyFact/EnergyFact.tsx";
export { EnergyLabel, type EnergyLabelProps } from "./ecodesign/EnergyLabel/EnergyLabel.tsx";
export { hasDurabilityData, ProductLife, type ProductLifeProps } from "./ecodesign/ProductLife/ProductLife.tsx";
export { BuyBox, type AddRequest, type BuyBoxProps } from "./product/BuyBox/BuyBox.tsx";
export type { AddOutcome } from "./product/BuyBox/BuyNotice.tsx";
export { BuyFacts, type BuyFactsProps } from "./product/BuyFacts/BuyFacts.tsx";
export { CompareTable, type CompareTableProps } from "./compare/CompareTable/CompareTable.tsx";
export { DeliveryFact, type DeliveryFactProps } from "./product/DeliveryFact/DeliveryFact.tsx";
export { CompareSuggestions, type CompareSuggestionsProps } from "./compare/CompareSuggestions/CompareSuggestions.tsx";
export { CompareToggle, type CompareToggleProps } from "./compare/CompareToggle/CompareToggle.tsx";
// CompareBar is imported lazily from @rewire/ui/compare-bar.
export type { CompareBarProps } from "./compare/CompareBar/CompareBar.tsx";
export { DeviceFinder, type DeviceFinderProps } from "./fit/DeviceFinder/DeviceFinder.tsx";
export { DeviceToggle, type DeviceToggleProps } from "./fit/DeviceToggle/DeviceToggle.tsx";
export { FitBadge, type FitBadgeProps } from "./fit/FitBadge/FitBadge.tsx";
export { FitNote, type FitNoteProps } from "./fit/FitNote/FitNote.tsx";
export { MyDevices, type MyDevicesProps } from "./fit/MyDevices/MyDevices.tsx";
export { BundleOffer, type BundleItem, type BundleOfferProps } from "./fit/BundleOffer/BundleOffer.tsx";
export { Gallery, type GalleryProps } from "./product/Gallery/Gallery.tsx";
export { ProductCard, type ProductCardProps } from "./product/ProductCard/ProductCard.tsx";
export { ProductCardSkeleton } from "./product/ProductCard/ProductCardSkeleton.tsx";
export { ProductDescription } from "./product/ProductDescription/ProductDescription.tsx";
export { ProductGrid, type ProductGridProps } from "./product/ProductGrid/ProductGrid.tsx";
export { ProductGridSkeleton, type ProductGridSkeletonProps } from "./product/ProductGrid/ProductGridSkeleton.tsx";
export { ProductLayout, type ProductLayoutProps } from "./product/ProductLayout/ProductLayout.tsx";
export { RecentlyViewed, type RecentlyViewedProps } from "./product/RecentlyViewed/RecentlyViewed.tsx";
export { RelatedProducts, type RelatedProductsProps } from "./product/RelatedProducts/RelatedProducts.tsx";
export { RepairCosts, type RepairCostsProps } from "./product/RepairCosts/RepairCosts.tsx";
export { SaleBadge, type SaleBadgeProps } from "./product/SaleBadge/SaleBadge.tsx";
export { ShareButton, type ShareButtonProps } from "./product/ShareButton/ShareButton.tsx";
export { SpecTable, hasSpecs, type SpecTableProps } from "./product/SpecTable/SpecTable.tsx";
export { StickyBuyBar, type StickyBuyBarProps } from "./product/StickyBuyBar/StickyBuyBar.tsx";
export { StockLabel, type StockLabelProps } from "./product/StockLabel/StockLabel.tsx";
export {
  VariationPicker,
  type Swatches,
  type VariationPickerProps,
} from "./product/VariationPicker/VariationPicker.tsx";

export { CategoryCard, type CategoryCardProps } from "./catalogue/CategoryGrid/CategoryCard.tsx";
export { CategoryGrid, type CategoryGridProps } from "./catalogue/CategoryGrid/CategoryGrid.tsx";
// FilterSheet, PriceSlider and SearchBox are imported lazily from @rewire/ui/filter-sheet, /price-slider and
// /search-box.
export type { AppliedFiltersProps } from "./catalogue/AppliedFilters/AppliedFilters.tsx";
export type { CorrectedSearchProps } from "./catalogue/CorrectedSearch/CorrectedSearch.tsx";
export { FacetList, type FacetListProps } from "./catalogue/FacetList/FacetList.tsx";
// FiltersPage is imported by its route alone, from @rewire/ui/filters-page.
export type { FiltersPageProps } from "./catalogue/FiltersPage/FiltersPage.tsx";
export { FilterBar, type FilterBarProps } from "./catalogue/FilterBar/FilterBar.tsx";
export type { FilterSheetProps } from "./catalogue/FilterSheet/FilterSheet.tsx";
export type { GroupedProductsProps, ProductGroup } from "./catalogue/GroupedProducts/GroupedProducts.tsx";
export type { NoProductsFoundProps } from "./catalogue/NoProductsFound/NoProductsFound.tsx";
export type { PageOutOfRangeProps } from "./catalogue/PageOutOfRange/PageOutOfRange.tsx";
export { PageSection, type PageSectionProps } from "./patterns/PageSection/PageSection.tsx";
export { ProductListing, type ProductListingProps } from "./catalogue/ProductListing/ProductListing.tsx";
export { PriceRange, type PriceRangeProps } from "./catalogue/PriceRange/PriceRange.tsx";
export type { PriceSliderProps } from "./catalogue/PriceRange/PriceSlider.tsx";
export { RatingFilter, type RatingFilterProps } from "./catalogue/RatingFilter/RatingFilter.tsx";
export { ResultCount, type ResultCountProps } from "./catalogue/ResultCount/ResultCount.tsx";
export { createFilterLinkProps, type FilterNavigation } from "./patterns/rules/filterLink.ts";
export type { SearchBoxProps } from "./catalogue/SearchBox/SearchBox.tsx";
export { SectionHeader, type SectionHeaderProps } from "./patterns/SectionHeader/SectionHeader.tsx";
export { SortSelect, type SortSelectProps } from "./catalogue/SortSelect/SortSelect.tsx";
export { SwatchFilter, type SwatchFilterProps } from "./catalogue/SwatchFilter/SwatchFilter.tsx";

export { ContentText, type ContentTextProps } from "./content/ContentText/ContentText.tsx";
export { AlertForm, type AlertFormProps, type AlertFormValues } from "./alert/AlertForm/AlertForm.tsx";
export { AlertPage, type AlertPageProps, type AlertPageState } from "./alert/AlertPage/AlertPage.tsx";
export { MessageForm, type MessageFormProps } from "./contact/MessageForm/MessageForm.tsx";
export { ContactPage, type ContactPageProps } from "./contact/ContactPage/ContactPage.tsx";
export { ContactOptions, type ContactOptionsProps } from "./contact/ContactOptions/ContactOptions.tsx";

export { ChosenDevice, type ChosenDeviceProps } from "./repair/DevicePicker/ChosenDevice.tsx";
export { DevicePicker, type DevicePickerProps } from "./repair/DevicePicker/DevicePicker.tsx";
export { FaultPicker, type FaultPickerProps } from "./repair/FaultPicker/FaultPicker.tsx";
export { RepairDesk, type RepairDeskProps } from "./repair/RepairDesk/RepairDesk.tsx";
export { RepairHeader, type RepairHeaderProps } from "./repair/RepairHeader/RepairHeader.tsx";
export { RepairGuide, type RepairGuideProps } from "./repair/RepairGuide/RepairGuide.tsx";
export { TrackRepair, type TrackRepairProps } from "./repair/TrackRepair/TrackRepair.tsx";
export { RepairEstimate, type RepairEstimateProps } from "./repair/RepairEstimate/RepairEstimate.tsx";
export { RepairFact } from "./repair/RepairEstimate/RepairFact.tsx";
export { RepairLabel, type RepairLabelProps } from "./repair/RepairLabel/RepairLabel.tsx";
export {
  RepairStatusForm,
  type RepairStatusFormProps,
  type RepairStatusError,
} from "./repair/RepairStatus/RepairStatusForm.tsx";
export type { AppointmentOutcome } from "./repair/AppointmentChange/AppointmentChange.tsx";
export { RepairStatusPage, type RepairStatusPageProps } from "./repair/RepairStatus/RepairStatusPage.tsx";
export type { RepairWithdrawal } from "./repair/RepairStatus/WithdrawalNotice.tsx";
export { RepairSummary, type RepairSummaryProps } from "./repair/RepairSummary/RepairSummary.tsx";
export {
  RepairDecisionForm,
  type RepairAnswer,
  type RepairDecisionFormProps,
} from "./repair/RepairTimeline/RepairDecisionForm.tsx";
export { RepairTimeline, type RepairTimelineProps } from "./repair/RepairTimeline/RepairTimeline.tsx";
export { SlotPicker, type SlotPickerProps } from "./repair/SlotPicker/SlotPicker.tsx";
export { useSlotDates, type SlotDates } from "./repair/SlotPicker/useSlotDates.ts";
export {
  TradeInBooking,
  type RefusedBooking,
  type TradeInBookingProps,
} from "./tradeIn/TradeInBooking/TradeInBooking.tsx";
export { TradeInEstimate, type TradeInEstimateProps } from "./tradeIn/TradeInEstimate/TradeInEstimate.tsx";
export { TradeInQuestions, type TradeInQuestionsProps } from "./tradeIn/TradeInQuestions/TradeInQuestions.tsx";
export { TradeInTicket, type TradeInTicketProps } from "./tradeIn/TradeInTicket/TradeInTicket.tsx";
export { useRepairText, type RepairText } from "./repair/rules/useRepairText.ts";

export { BrandStrip, type Brand, type BrandStripProps } from "./home/BrandStrip/BrandStrip.tsx";
export { RepairPriceBoard, type RepairPriceBoardProps } from "./home/RepairPriceBoard/RepairPriceBoard.tsx";
export { HomeHero, type HomeHeroProps } from "./home/HomeHero/HomeHero.tsx";
export { ShopBenefits } from "./home/ShopBenefits/ShopBenefits.tsx";
export { RepairBand, type RepairBandProps } from "./home/RepairBand/RepairBand.tsx";
export { RepairTable, type RepairTableProps } from "./repair/RepairTable/RepairTable.tsx";
export { FeaturedProducts, type FeaturedProductsProps } from "./home/FeaturedProducts/FeaturedProducts.tsx";

export { RatingBreakdown, type RatingBreakdownProps } from "./review/RatingBreakdown/RatingBreakdown.tsx";
// ReviewForm is imported lazily from @rewire/ui/review-form, NewVersionNotice from @rewire/ui/new-version-notice.
export type { ReviewDraft, ReviewFormProps } from "./review/ReviewForm/ReviewForm.tsx";
export { ReviewList, type BuyerTexts, type ReviewListProps } from "./review/ReviewList/ReviewList.tsx";
export { ReviewPhotos, type ReviewPhotosProps } from "./review/ReviewPhotos/ReviewPhotos.tsx";
export { PhotoModeration, type PhotoModerationProps } from "./review/PhotoModeration/PhotoModeration.tsx";
export {
  PhotoReviewForm,
  type PhotoReviewFormProps,
  type PhotoReviewResult,
  type PhotoReviewValues,
} from "./review/PhotoReviewForm/PhotoReviewForm.tsx";
export { ReviewSection, type ReviewSectionProps } from "./review/ReviewSection/ReviewSection.tsx";

// CartPanel, MobileMenu and CheckoutForm are imported lazily from @rewire/ui/cart-panel, /mobile-menu and /checkout.
export { CartNotices, type CartNoticesProps } from "./cart/CartNotices/CartNotices.tsx";
export { CartLine, type CartLineProps } from "./cart/CartLine/CartLine.tsx";
export type { CartActions } from "./cart/CartPanel/CartContents.tsx";
export type { CartPanelProps, CartState } from "./cart/CartPanel/CartPanel.tsx";
export { CartOverview, type CartOverviewProps } from "./checkout/CartOverview/CartOverview.tsx";
export { CartTotals, type CartTotalsProps } from "./cart/CartTotals/CartTotals.tsx";
export { CartTrigger, type CartTriggerProps } from "./cart/CartTrigger/CartTrigger.tsx";
export { CouponField, type CouponFieldProps } from "./cart/CouponField/CouponField.tsx";
export { FailureText } from "./patterns/FailureText/FailureText.tsx";
export { FreeShippingMeter } from "./cart/FreeShippingMeter/FreeShippingMeter.tsx";

export { AccountFields } from "./checkout/AccountFields/AccountFields.tsx";
export { AddressForm, type AddressFormProps } from "./patterns/AddressForm/AddressForm.tsx";
export { AddressText, type AddressTextProps } from "./patterns/AddressText/AddressText.tsx";
export type { CheckoutFormProps } from "./checkout/CheckoutForm/CheckoutForm.tsx";
export { CardFields, type CardFieldsProps } from "./checkout/CardFields/CardFields.tsx";
export { ContactForm, type ContactFormProps } from "./checkout/ContactForm/ContactForm.tsx";
export { ErrorSummary, type ErrorSummaryProps, type InvalidField } from "./patterns/ErrorSummary/ErrorSummary.tsx";
export { OrderReview, type OrderReviewProps } from "./checkout/OrderReview/OrderReview.tsx";
export { OrderUnknown, type OrderUnknownProps } from "./checkout/OrderUnknown/OrderUnknown.tsx";
export { PaymentOptions, type PaymentOptionsProps } from "./checkout/PaymentOptions/PaymentOptions.tsx";
export { PlaceOrderButton, type PlaceOrderButtonProps } from "./checkout/PlaceOrderButton/PlaceOrderButton.tsx";
export { ShippingOptions, type ShippingOptionsProps } from "./checkout/ShippingOptions/ShippingOptions.tsx";

// AvatarMenu is imported lazily from @rewire/ui/avatar-menu.
export { AccountEntry, type AccountEntryProps } from "./account/AccountEntry/AccountEntry.tsx";
export { AccountLayout, type AccountLayoutProps } from "./account/AccountLayout/AccountLayout.tsx";
export { AccountSections, type AccountSectionsProps } from "./account/AccountLayout/AccountSections.tsx";
export { AddressBook, type AddressBookProps, type AddressKind } from "./account/AddressBook/AddressBook.tsx";
export { FurtherAddresses, type FurtherAddressesProps } from "./account/AddressBook/FurtherAddresses.tsx";
export type { AvatarMenuProps } from "./account/AvatarMenu/AvatarMenu.tsx";
export type { DraftStorage } from "./patterns/rules/useFormDraft.ts";
export {
  DetailsForm,
  type AccountDetails,
  type DetailsChange,
  type DetailsFormProps,
} from "./account/DetailsForm/DetailsForm.tsx";
export { formatShopDay } from "./order/formatShopDay.ts";
export { DownloadList, type DownloadListProps } from "./order/DownloadList/DownloadList.tsx";
export type { ListState } from "./patterns/ListState/ListState.tsx";
export { LogInForm, type LogInFormProps, type LogInValues } from "./account/LogInForm/LogInForm.tsx";
export { LostPasswordForm, type LostPasswordFormProps } from "./account/LostPasswordForm/LostPasswordForm.tsx";
export { LostPasswordLayout, type LostPasswordLayoutProps } from "./account/LostPasswordLayout/LostPasswordLayout.tsx";
export { AccountOverview, type AccountOverviewProps } from "./account/AccountOverview/AccountOverview.tsx";
export { DeliveryAddressCard, type DeliveryAddressCardProps } from "./account/AccountOverview/DeliveryAddressCard.tsx";
export {
  PersonalData,
  type PersonalDataProblem,
  type PersonalDataProps,
  type PersonalDataState,
} from "./account/PersonalData/PersonalData.tsx";
export { OngoingRepair, type OngoingRepairProps } from "./account/OngoingRepair/OngoingRepair.tsx";
export { OrderHistory, type OrderHistoryProps } from "./account/OrderHistory/OrderHistory.tsx";
export { RepairList, type RepairListProps } from "./account/RepairList/RepairList.tsx";
export { KeepOrder, type KeepOrderProps } from "./order/KeepOrder/KeepOrder.tsx";
export type { KeptOrderOutcome } from "./order/KeepOrder/KeepOrderOutcome.tsx";
export { OrderList, type OrderListProps } from "./order/OrderList/OrderList.tsx";
export { LogInUnavailable, type LogInUnavailableProps } from "./account/LogInUnavailable/LogInUnavailable.tsx";
export { OrderNotFound, type OrderNotFoundProps } from "./order/OrderNotFound/OrderNotFound.tsx";
export {
  OrderStatusForm,
  type OrderStatusError,
  type OrderStatusFormProps,
} from "./order/OrderStatusForm/OrderStatusForm.tsx";
export { OrderStatusBadge } from "./order/OrderStatusBadge/OrderStatusBadge.tsx";
export { OrderSummary, type OrderSummaryProps, type OrderWithdrawal } from "./order/OrderSummary/OrderSummary.tsx";
export { PasswordForm, type PasswordChange, type PasswordFormProps } from "./account/PasswordForm/PasswordForm.tsx";
export { RegisterForm, type RegisterFormProps, type Registration } from "./account/RegisterForm/RegisterForm.tsx";
export { ResetPasswordForm, type ResetPasswordFormProps } from "./account/ResetPasswordForm/ResetPasswordForm.tsx";
export { SharedWishlist, type SharedWishlistProps } from "./wishlist/SharedWishlist/SharedWishlist.tsx";
export { Wishlist, type WishlistProps } from "./wishlist/Wishlist/Wishlist.tsx";
export { WishlistSharing, type WishlistSharingProps } from "./wishlist/WishlistSharing/WishlistSharing.tsx";

export { ErrorScreen, type ErrorReason, type ErrorScreenProps } from "./layout/ErrorScreen/ErrorScreen.tsx";
export { Footer, type FooterProps } from "./layout/Footer/Footer.tsx";
export { Header, type HeaderProps } from "./layout/Header/Header.tsx";
export { HeaderLink, type HeaderLinkProps } from "./layout/HeaderLink/HeaderLink.tsx";
export {
  LanguageSelect,
  type LanguageLink,
  type LanguageSelectProps,
} from "./layout/LanguageSelect/LanguageSelect.tsx";
export { MainMenu, type MainMenuProps } from "./layout/MainMenu/MainMenu.tsx";
export { MapEmbed, type MapEmbedProps } from "./layout/MapEmbed/MapEmbed.tsx";
export type { MenuEntry, MenuGroup } from "./layout/menu.ts";
export type { MobileMenuProps } from "./layout/MobileMenu/MobileMenu.tsx";
export type { NewVersionNoticeProps } from "./layout/NewVersionNotice/NewVersionNotice.tsx";
export { OpeningHoursTable, type OpeningHoursTableProps } from "./layout/OpeningHoursTable/OpeningHoursTable.tsx";
export { PageLayout, type PageLayoutProps } from "./layout/PageLayout/PageLayout.tsx";
export { SearchForm, type SearchFormProps } from "./layout/SearchForm/SearchForm.tsx";
export { formatPhoneHref } from "./patterns/rules/formatPhoneHref.ts";
export { CheckoutLayout, type CheckoutLayoutProps } from "./layout/CheckoutLayout/CheckoutLayout.tsx";
export { PageTitle } from "./primitives/PageTitle/PageTitle.tsx";
export {
  WithdrawalChoice,
  type ChoiceLine,
  type ChosenValues,
  type WithdrawalChoiceProps,
} from "./withdrawal/WithdrawalChoice/WithdrawalChoice.tsx";
export {
  WithdrawalConfirmation,
  type WithdrawalConfirmationProps,
} from "./withdrawal/WithdrawalConfirmation/WithdrawalConfirmation.tsx";
export { WithdrawalLookup, type WithdrawalLookupProps } from "./withdrawal/WithdrawalLookup/WithdrawalLookup.tsx";
export {
  WithdrawalReceipt,
  type ReceiptData,
  type WithdrawalReceiptProps,
} from "./withdrawal/WithdrawalReceipt/WithdrawalReceipt.tsx";
export {
  WithdrawalStatement,
  type StatementValues,
  type WithdrawalStatementProps,
} from "./withdrawal/WithdrawalStatement/WithdrawalStatement.tsx";
export type { RefundLine } from "./withdrawal/rules/RefundTable.tsx";
export type { WithdrawalError } from "./withdrawal/rules/WithdrawalFrame.tsx";
export { DeclarationLinks, type DeclarationLink } from "./withdrawal/DeclarationLinks/DeclarationLinks.tsx";
