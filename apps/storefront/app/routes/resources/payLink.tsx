import { localeOfPath, localePrefix } from "@rewire/messages";
import { pageOfPayLink, siteLinks } from "@rewire/domain";
import { failureResponse } from "../../loaders/failureResponse.ts";
import { redirectWithin } from "../../navigation/redirectWithin.server.ts";
import type { Route } from "./+types/payLink.ts";

/** Redirects WooCommerce's payment URL of an order to the order page, which links to the payment. */
export function loader({ params: { id }, request, url: { pathname } }: Route.LoaderArgs): never {
  const key = new URL(request.url).searchParams.get("key");
  const page = pageOfPayLink(id, key, siteLinks(localePrefix[localeOfPath(pathname)]));
  throw page === null ? failureResponse({ kind: "notFound" }) : redirectWithin(page);
}

export default function PayLink() {
  return null;
}
