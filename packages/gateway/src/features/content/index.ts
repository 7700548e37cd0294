export { createContentPages, type ContentPages } from "./createContentPages.ts";
export { defaultContentPages } from "../../config/defaultContentPages.ts";
export type { ContentPageSource } from "../../config/ContentPageSource.ts";
export { probeContentPages } from "../doctor/probes/probeContentPages.ts";
