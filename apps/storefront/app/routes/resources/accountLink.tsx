import { findPathLocale, localePrefixes } from "@rewire/messages";
import { resolveAccountLink, createSiteLinks } from "@rewire/domain";
import { createFailureResponse } from "../../loaders/createFailureResponse.ts";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import type { Route } from "./+types/accountLink.ts";

/** Redirects account URLs in WooCommerce e-mails to the corresponding pages. */
export function loader({ params, url: { pathname } }: Route.LoaderArgs): never {
  const page = resolveAccountLink(params["*"], createSiteLinks(localePrefixes[findPathLocale(pathname)]));
  throw page === null ? createFailureResponse({ kind: "notFound" }) : redirectWithinSite(page);
}

export default function AccountLink() {
  return null;
}
