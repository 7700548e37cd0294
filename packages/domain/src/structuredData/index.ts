export { toAbsoluteUrl, createBreadcrumbData, type Crumb, createItemListData } from "./jsonLd.ts";
export { createProductData } from "./createProductData.ts";
