import { redirect } from "react-router";
import { toLocalPath } from "@rewire/domain";

/**
 * Creates a redirect to another page of this site. All redirects must use this function, because a URL derived from
 * user input may refer to another host.
 * @param target Localised path with an optional query; a query alone ("?…") refers to the current page.
 * @param init Status or headers. @default 302
 */
export const redirectWithinSite = (target: string, init?: number | ResponseInit): Response =>
  redirect(target.startsWith("?") ? target : toLocalPath(target), init);
