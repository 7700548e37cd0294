import type { RouterContextProvider } from "react-router";
import { loadAllMessages, findPathLocale } from "@rewire/messages";
import type { MenuEntry } from "@rewire/ui";
import type { SiteMenu } from "../navigation/siteMenu.ts";
import { listContentPages } from "./content/contentPages.server.ts";
import { createCheckoutLinks, createSiteMenu } from "./createSiteMenu.server.ts";
import { pageContext } from "./pageContext.server.ts";

/**
 * Loads the site menus in the language of the URL. If the categories cannot be read, they are omitted from the menus.
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

/** Loads the links shown in the checkout instead of a footer, in the language of the URL. */
export async function loadCheckoutLinks(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Omit<MenuEntry, "aside">[]> {
  const locale = findPathLocale(new URL(request.url).pathname);
  const [contentPages, messages] = await Promise.all([listContentPages(locale, context), loadAllMessages(locale)]);
  const hasGuarantee = context.get(pageContext).settings.shop.guaranteeYears !== null;
  return createCheckoutLinks({ contentPages, hasGuarantee, locale, messages });
}
