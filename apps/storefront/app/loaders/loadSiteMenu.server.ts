import type { RouterContextProvider } from "react-router";
import { loadAllMessages, findPathLocale } from "@rewire/messages";
import type { MenuEntry } from "@rewire/ui";
import type { SiteMenu } from "../navigation/siteMenu.ts";
import { listContentPages } from "./content/contentPages.server.ts";
import { createCheckoutLinks, createSiteMenu } from "./createSiteMenu.server.ts";
import { pageContext } from "./pageContext.server.ts";

/**
 * Loads the menus of the site in the language of the URL. If the categories cannot be read, the menus lack them,
 * because pages also work without.
 */
export async function loadSiteMenu(request: Request, context: Readonly<RouterContextProvider>): Promise<SiteMenu> {
  const locale = findPathLocale(new URL(request.url).pathname);
  const { services, settings, newsletterUrl, hasTradeIn } = context.get(pageContext);
  const [categories, contentPages, messages] = await Promise.all([
    services.catalogue.categories(),
    listContentPages(locale, context),
    loadAllMessages(locale),
  ]);
  return createSiteMenu({
    categories: categories.ok ? categories.value : [],
    contentPages,
    newsletterUrl,
    hasTradeIn,
    hasGuarantee: settings.shop.guaranteeYears !== null,
    locale,
    messages,
  });
}

/** Loads the links that the checkout shows instead of a footer, in the language of the URL. */
export async function loadCheckoutLinks(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<MenuEntry[]> {
  const locale = findPathLocale(new URL(request.url).pathname);
  const [contentPages, messages] = await Promise.all([listContentPages(locale, context), loadAllMessages(locale)]);
  const hasGuarantee = context.get(pageContext).settings.shop.guaranteeYears !== null;
  return createCheckoutLinks({ contentPages, hasGuarantee, locale, messages });
}
