import { useEffect } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { isLocale, LOCALES, localePrefixes } from "@rewire/messages";
import { createFailureResponse } from "../loaders/createFailureResponse.ts";
import { loadSiteMenu } from "../loaders/loadSiteMenu.server.ts";
import { usePathname } from "../navigation/PageNavigation.tsx";
import { isCommercePage } from "../navigation/pageGroups.ts";
import { redirectWithinSite } from "../navigation/redirectWithinSite.server.ts";
import { useSettings } from "../document/rootSettings.ts";
import { DeferredFramedErrorPage } from "../screens/Error/DeferredErrorPage.tsx";
import { CommerceProvider } from "../commerce/CommerceProvider.tsx";
import { LazyCommerceIsland } from "../screens/Frame/LazyCommerceIsland.tsx";
import { preloadWaitingNotice } from "../screens/Frame/LazyWaitingNotice.tsx";
import type { Route } from "./+types/language.ts";

// @chunk frame: wraps every page.

/** HTTP status of a permanent redirect that keeps the method. */
const PERMANENT_REDIRECT = 308;

/**
 * Validates the language segment of a URL. A full locale code (`/de_DE/products`) is redirected to the short form; any
 * other unknown segment causes a 404 response.
 */
export async function loader({ params: { locale }, url, request, context }: Route.LoaderArgs) {
  if (locale === undefined || LOCALES.some((localeCode) => localePrefixes[localeCode] === `/${locale}`)) return null;
  if (!isLocale(locale))
    throw createFailureResponse({ kind: "notFound" }, "page", await loadSiteMenu(request, context));
  // Path after the first segment, regardless of how that segment is encoded.
  const { pathname } = url;
  const rest = pathname.includes("/", 1) ? pathname.slice(pathname.indexOf("/", 1)).replace(/\/$/, "") : "";
  // A page keeps its query as it is written; a data request also has the router's own parameters.
  const requestUrl = new URL(request.url);
  const { search } = requestUrl.pathname === pathname ? requestUrl : url;
  throw redirectWithinSite(`${localePrefixes[locale]}${rest}${search}`, PERMANENT_REDIRECT);
}

/**
 * Returns whether the first segment of the URL has changed. Links to other languages load a document, so within the app
 * it is the path of a page that does not exist.
 */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams["locale"] !== nextParams["locale"];

export default function Language() {
  return page;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CommerceRoot>
      <DeferredFramedErrorPage error={error} />
    </CommerceRoot>
  );
}

function CommerceRoot({ children }: { children: React.ReactNode }) {
  const { shop } = useSettings();
  const pathname = usePathname();
  useEffect(preloadWaitingNotice, []);
  return (
    <CommerceProvider
      startsImmediately={isCommercePage(pathname)}
      waitsForAction={shop.initStoreOnUserActionToReduceServerLoad}
      island={LazyCommerceIsland}
    >
      {children}
    </CommerceProvider>
  );
}

/** Stable element, because the router renders its routes with every request of a page. */
const page = (
  <CommerceRoot>
    <Outlet />
  </CommerceRoot>
);
