import { localeOfPath, localePrefixes } from "@rewire/messages";
import { resolvePayLink, createSiteLinks } from "@rewire/domain";
import { failureResponse } from "../../loaders/failureResponse.ts";
import { redirectWithin } from "../../navigation/redirectWithin.server.ts";
import type { Route } from "./+types/payLink.ts";

/** Redirects WooCommerce's payment URL of an order to the order page, which links to the payment. */
export function loader({ params: { id }, request, url: { pathname } }: Route.LoaderArgs): never {
  const key = new URL(request.url).searchParams.get("key");
  const page = resolvePayLink(id, key, createSiteLinks(localePrefixes[localeOfPath(pathname)]));
  throw page === null ? failureResponse({ kind: "notFound" }) : redirectWithin(page);
}

export default function PayLink() {
  return null;
}
