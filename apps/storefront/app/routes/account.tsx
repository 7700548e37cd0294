import { createSiteLinks, createTradeInLinks, parseAccountTab } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { pageContext } from "../loaders/pageContext.server.ts";
import { privateContext } from "../loaders/privateContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { loadTabTitles } from "../loaders/account/loadTabTitles.server.ts";
import { AccountPage } from "../screens/Account/AccountPage.tsx";
import type { Route } from "./+types/account.ts";

/**
 * Loads the countries for the address forms, which also work without them, and whether the shop knows devices. Customer
 * data is requested by the browser only.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(privateContext);
  const { hasTradeIn } = context.get(pageContext);
  const [title, tabTitles, text, label, tradeInLabel, countries, devices, canLogIn] = await Promise.all([
    loadMessageText(request, "layout.account"),
    loadTabTitles(request),
    loadMessageText(request, "noScript.account"),
    loadMessageText(request, "noScript.orders"),
    loadMessageText(request, "footer.tradeIn"),
    services.catalogue.countries(),
    services.catalogue.devices(),
    services.canLogIn(),
  ]);
  const prefix = localePrefixes[findPathLocale(new URL(request.url).pathname)];
  const { orderStatus } = createSiteLinks(prefix);
  const noScriptMessage = { text, link: { href: orderStatus, label } };
  const tradeInLink = hasTradeIn ? { href: createTradeInLinks(prefix).tradeIn, label: tradeInLabel } : null;
  return {
    title,
    tabTitles,
    countries: countries.ok ? countries.value : [],
    canLogIn,
    hasDevices: devices.ok && devices.value.length > 0,
    noScriptMessage,
    tradeInLink,
  };
}

/** Returns false, because all tabs use the same loader data. */
export const shouldRevalidate = () => false;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), {
    title: loaderData?.tabTitles[parseAccountTab(new URLSearchParams(location.search).get("tab"))],
    path: location.pathname,
    isPrivate: true,
  });

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />;
}
