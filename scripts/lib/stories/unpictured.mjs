// Components that have no picture of their own yet; pictures of screens show most of them. New components have one.
export const UNPICTURED = new Set(
  "Footer AccountEntry AccountFields AddressText AvatarMenu Breadcrumb CategoryCard ChosenDevice ContactPage CorrectedSearch DeviceFinder LazyRender LogInUnavailable Logo LostPasswordLayout MainMenu Menu OpeningHoursTable OrderNotFound OrderStatusBadge PageLayout PageOutOfRange PlaceOrderButton Popover ProductDescription ProductGridSkeleton ProductLayout RecentlyViewed RegisterForm RelatedProducts RepairDecisionForm RepairHeader RepairPriceBoard ResultCount ReviewSection ResetPasswordForm Scripting SearchForm Skeleton SkipLink Spinner TabLinks Tooltip VisuallyHidden".split(
    " ",
  ),
);
