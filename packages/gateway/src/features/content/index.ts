export { createContentPages, type ContentPages } from "./createContentPages.ts";
export { defaultContentPages } from "../../config/defaultContentPages.ts";
