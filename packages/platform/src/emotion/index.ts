export { adoptPageStyles, renderPageStyles } from "./pageStyles.ts";
export { createStyleCache } from "./styleCache.ts";
