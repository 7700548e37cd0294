import { createSiteLinks, repairCategory, type CategoryRef, type SiteLinks } from "@rewire/domain";
import { localePrefixes, type Locale, type MessageKey, type Messages } from "@rewire/messages";
import type { MenuEntry, MenuGroup } from "@rewire/ui";
import { stringifyFooterMenu, type SiteMenu } from "../navigation/siteMenu.ts";

/** Link of the footer: its label, and its URL in one language. */
type FooterLink = readonly [label: MessageKey, href: (links: SiteLinks) => string];

/**
 * Links to the shop's service, in this order. One more page is one more line; its words begin with `footer.`, so that
 * no script carries them.
 */
const serviceLinks: readonly FooterLink[] = [
  ["layout.contact", (links) => links.contact],
  ["footer.orderStatus", (links) => links.orderStatus],
];

const repairLinks: readonly FooterLink[] = [
  ["layout.repair", (links) => links.repair],
  ["footer.repairStatus", (links) => links.repairStatus],
];

const shopLinks: readonly FooterLink[] = [
  ["catalog.allProducts", (links) => links.products()],
  ["catalog.allCategories", (links) => links.categories],
];

const accountLinks: readonly FooterLink[] = [
  ["layout.signIn", (links) => links.myAccount],
  ["footer.orders", (links) => links.accountTab("orders")],
  ["footer.downloads", (links) => links.accountTab("downloads")],
  ["layout.wishlist", (links) => links.wishlist],
];

/** Number of categories of goods shown in the footer. */
const MAX_GOODS = 6;

interface SiteMenuSource {
  readonly categories: readonly CategoryRef[];
  readonly locale: Locale;
  /** All messages of the locale, including those that only the server renders. */
  readonly messages: Messages;
}

/** Creates the menus of the site in one language; groups without an entry are omitted. */
export function createSiteMenu({ categories, locale, messages }: SiteMenuSource): SiteMenu {
  const links = createSiteLinks(localePrefixes[locale]);
  const labelOf = (key: MessageKey): string => {
    const message = messages[key];
    if (typeof message !== "string") throw new Error(`${key} takes arguments: it is no label of a link`);
    return message;
  };
  const toEntries = (list: readonly FooterLink[]): MenuEntry[] =>
    list.map(([label, href]) => ({ label: labelOf(label), href: href(links) }));
  const toCategoryEntries = (list: readonly CategoryRef[]): MenuEntry[] =>
    list.map(({ slug, name }) => ({ label: name, href: links.category(slug) }));

  const hasRepairs = categories.some(({ slug }) => slug === repairCategory);
  const goods = categories.filter(({ slug }) => !slug.startsWith(repairCategory)).slice(0, MAX_GOODS);
  const repairs = categories.filter(({ slug }) => slug.startsWith(`${repairCategory}-`));
  const groups: MenuGroup[] = [
    { title: labelOf("footer.shop"), entries: toEntries(shopLinks) },
    { title: labelOf("catalog.categories"), entries: toCategoryEntries(goods) },
    {
      title: labelOf("menu.repair"),
      entries: hasRepairs ? [...toEntries(repairLinks), ...toCategoryEntries(repairs)] : [],
    },
    { title: labelOf("layout.account"), entries: toEntries(accountLinks) },
    { title: labelOf("footer.service"), entries: toEntries(serviceLinks) },
  ];
  return { hasRepairs, footer: stringifyFooterMenu(groups.filter(({ entries }) => entries.length > 0)) };
}
