// Components that the project promises by name, by feature. A component may only be removed with a note on its
// replacement.
export const promised = {
  primitives:
    "Button IconButton Link Icon Price Badge Chip Rating RatingInput QuantityField FormField TextField PasswordField Select Checkbox RadioGroup Switch Tabs Accordion Dialog Drawer Menu Popover Tooltip Toast Alert EmptyState Skeleton Spinner Breadcrumb Pagination Picture Prose VisuallyHidden SkipLink",
  product:
    "ProductCard ProductCardSkeleton ProductGrid SaleBadge StockLabel Gallery VariationPicker BuyBox SpecTable ProductTabs RelatedProducts CompareTable RecentlyViewed",
  catalog:
    "FilterBar FilterSheet FacetList PriceRange RatingFilter SwatchFilter AppliedFilters SortSelect ResultCount SearchBox CategoryCard NoProductsFound",
  cart: "CartPanel CartLine CouponField CartTotals FreeShippingMeter CartTrigger",
  checkout: "ContactForm AddressForm ShippingOptions PaymentOptions OrderReview PlaceOrderButton",
  account:
    "LogInForm RegisterForm LostPasswordForm ResetPasswordForm DetailsForm AddressBook PasswordForm OrderList OrderSummary OrderStatus DownloadList AvatarMenu Wishlist",
  review: "ReviewForm ReviewList RatingBreakdown",
  repair: "DevicePicker FaultPicker RepairEstimate SlotPicker RepairSummary RepairTimeline",
  layout: "Header MainMenu MobileMenu Footer LanguageSelect MapEmbed ErrorScreen NewVersionNotice",
};

/** Replacements of promised components, see docs/decisions. */
export const instead = {
  ProductTabs: "ProductDescription SpecTable ReviewSection",
  OrderStatus: "OrderStatusBadge",
  Toast: "ToastRegion",
};
