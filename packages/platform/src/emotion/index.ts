export { adoptPageStyles, listPageStyles, renderPageStyles } from "./pageStyles.ts";
export { createStyleCache } from "./styleCache.ts";
