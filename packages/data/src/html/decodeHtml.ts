/** Decodes HTML entities: `&euro;` becomes €. A browser uses `decodeHtml.browser.ts`. */
export { decodeHTML as decodeHtml } from "entities";
