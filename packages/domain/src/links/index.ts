export { siteLinks, type SiteLinks } from "./links.ts";
export { localPath } from "./localPath.ts";
export { pageOfAccountLink, pageOfPayLink } from "./shopLinks.ts";
