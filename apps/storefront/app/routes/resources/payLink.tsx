import { findPathLocale, localePrefixes } from "@rewire/messages";
import { resolvePayLink, createSiteLinks } from "@rewire/domain";
import { createFailureResponse } from "../../loaders/createFailureResponse.ts";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import type { Route } from "./+types/payLink.ts";

/** Redirects WooCommerce's payment URL of an order to the order page, where the customer can pay. */
export function loader({ params: { id }, request, url: { pathname } }: Route.LoaderArgs): never {
  const key = new URL(request.url).searchParams.get("key");
  const page = resolvePayLink(id, key, createSiteLinks(localePrefixes[findPathLocale(pathname)]));
  throw page === null ? createFailureResponse({ kind: "notFound" }) : redirectWithinSite(page);
}

export default function PayLink() {
  return null;
}
