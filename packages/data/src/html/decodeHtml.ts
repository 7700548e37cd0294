/** Entities of HTML as the characters that they stand for: `&euro;` is €. A browser uses `decodeHtml.browser.ts`. */
export { decodeHTML as decodeHtml } from "entities";
