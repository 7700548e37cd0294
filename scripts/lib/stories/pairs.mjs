// Files of stories, in packages/ui/src, whose component's page shows right and wrong use beside each other. The others
// have none: docs/decisions/0079.
export const PAIRED = new Set([
  "compare/CompareTable/CompareTable",
  "patterns/ErrorSummary/ErrorSummary",
  "patterns/SectionHead/SectionHeader",
  "primitives/Accordion/Accordion",
  "primitives/Alert/Alert",
  "primitives/Badge/Badge",
  "primitives/Breadcrumb/Breadcrumb",
  "primitives/Button/Button",
  "primitives/Checkbox/Checkbox",
  "primitives/Chip/Chip",
  "primitives/Dialog/Dialog",
  "primitives/Drawer/Drawer",
  "primitives/EmptyState/EmptyState",
  "primitives/FormField/FormField",
  "primitives/IconButton/IconButton",
  "primitives/Link/Link",
  "primitives/LinkButton/LinkButton",
  "primitives/PageTitle/PageTitle",
  "primitives/Pagination/Pagination",
  "primitives/PasswordField/PasswordField",
  "primitives/Price/Price",
  "primitives/QuantityField/QuantityField",
  "primitives/RadioGroup/RadioGroup",
  "primitives/Rating/Rating",
  "primitives/RatingInput/RatingInput",
  "primitives/Select/Select",
  "primitives/Skeleton/Skeleton",
  "primitives/Spinner/Spinner",
  "primitives/Stepper/Stepper",
  "primitives/Switch/Switch",
  "primitives/Tabs/Tabs",
  "primitives/TextField/TextField",
  "primitives/Textarea/Textarea",
  "primitives/Toast/NoticePanel",
  "product/ProductCard/ProductCard",
  "product/SaleBadge/SaleBadge",
  "product/SpecTable/SpecTable",
  "product/StockLabel/StockLabel",
]);

/**
 * Returns what the stories of a component with a pair lack.
 * @param {string} text Source of its stories.
 * @returns {string[]} tags
 */
export const missingSides = (text) => ["do", "dont"].filter((tag) => !text.includes(`tags: ["${tag}",`));
