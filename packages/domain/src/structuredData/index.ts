export { absoluteUrl, breadcrumbData, type Crumb, itemListData } from "./jsonLd.ts";
export { productData } from "./productData.ts";
