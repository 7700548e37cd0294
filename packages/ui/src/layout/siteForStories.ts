import { defaultLocation, defaultSettings, createSiteLinks, emptySettings } from "@rewire/domain";
import { LOCALES, toLocalePath } from "@rewire/messages";
import { useIntl } from "react-intl";
import type { LanguageLink } from "./LanguageSelect/LanguageSelect.tsx";
import type { MenuEntry, MenuGroup } from "./menu.ts";

/** The addresses that stories link to. */
export const links = createSiteLinks("");

/** The frame of the site as stories show it. */
export const site = {
  siteName: defaultSettings.site.siteName,
  shortDescription: defaultSettings.site.shortDescription,
  phone: defaultSettings.site.number,
  place: defaultLocation,
  homeHref: links.home,
  searchAction: links.products(),
  languages: LOCALES.map((locale) => ({
    locale,
    href: toLocalePath("/products", locale),
    isCurrent: locale === "en_US",
  })) satisfies readonly LanguageLink[],
  isRendered: true,
  photo: { url: "/pictures/toolkit-repair-grey-open.webp", alt: "An open repair kit on the workshop bench." },
};

/** The frame of a site whose owner has set nothing but its name. */
export const unsetSite = {
  shortDescription: "",
  phone: "",
  place: emptySettings.place,
  photo: null,
  isRendered: false,
};

/** The main menu in the reader's language, with the list of products open. */
export function useStoryMenu(): readonly MenuEntry[] {
  const { formatMessage } = useIntl();
  return [
    { label: formatMessage({ id: "layout.products" }), href: links.products(), icon: "grid", isCurrent: true },
    { label: formatMessage({ id: "layout.categories" }), href: links.categories, icon: "tag" },
    { label: formatMessage({ id: "layout.repair" }), href: links.repair, icon: "construct", mark: "repair" },
    { label: formatMessage({ id: "layout.contact" }), href: links.contact, icon: "chat" },
  ];
}

/** Every page of the site under headings, in the reader's language. */
export function useStoryFooterMenu(): readonly MenuGroup[] {
  const { formatMessage } = useIntl();
  const entry = (
    id:
      | "layout.allProducts"
      | "layout.categories"
      | "layout.repair"
      | "layout.contact"
      | "layout.account"
      | "layout.wishlist",
    href: string,
  ) => ({
    label: formatMessage({ id }),
    href,
  });
  return [
    {
      title: formatMessage({ id: "layout.groupShop" }),
      entries: [entry("layout.allProducts", links.products()), entry("layout.categories", links.categories)],
    },
    {
      title: formatMessage({ id: "layout.groupHelp" }),
      entries: [entry("layout.repair", links.repair), entry("layout.contact", links.contact)],
    },
    {
      title: formatMessage({ id: "layout.groupAccount" }),
      entries: [entry("layout.account", links.myAccount), entry("layout.wishlist", links.wishlist)],
    },
  ];
}
