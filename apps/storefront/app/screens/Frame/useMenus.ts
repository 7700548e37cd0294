import { useIntl } from "react-intl";
import { repairCategory, type CategoryRef } from "@rewire/domain";
import type { MenuEntry, MenuGroup } from "@rewire/ui";
import { usePathname } from "../../navigation/PageNavigation.tsx";
import { useLinks } from "../../navigation/useLinks.ts";

/** Returns the entries of the header, mobile and footer menus; omits entries without a page. */
export function useMenus(categories: readonly CategoryRef[]) {
  const { formatMessage } = useIntl();
  const pathname = usePathname();
  const links = useLinks();
  const accountEntries = useAccountEntries();

  const isOpen = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  const createEntry = (label: string, href: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
    label,
    href,
    isCurrent: isOpen(href),
    ...more,
  });
  const hasRepairs = categories.some(({ slug }) => slug === repairCategory);
  const goods = categories.filter(({ slug }) => !slug.startsWith(repairCategory));

  const products = createEntry(formatMessage({ id: "catalog.allProducts" }), links.products(), { icon: "grid" });
  const menu: MenuEntry[] = [
    { ...products, label: formatMessage({ id: "menu.products" }) },
    createEntry(formatMessage({ id: "catalog.categories" }), links.categories, { icon: "options" }),
    ...(hasRepairs
      ? [createEntry(formatMessage({ id: "menu.repair" }), links.repair, { mark: "repair", icon: "construct" })]
      : []),
    createEntry(formatMessage({ id: "layout.contact" }), links.contact, { icon: "chat" }),
  ];
  const wishlist = createEntry(formatMessage({ id: "layout.wishlist" }), links.wishlist, { icon: "heart" });
  const toCategoryEntries = (list: readonly CategoryRef[]) =>
    list.map(({ slug, name }) => createEntry(name, links.category(slug)));
  const repairs: MenuGroup = {
    title: formatMessage({ id: "menu.repair" }),
    entries: [
      createEntry(formatMessage({ id: "layout.repair" }), links.repair),
      ...toCategoryEntries(categories.filter(({ slug }) => slug.startsWith(`${repairCategory}-`))),
      createEntry(formatMessage({ id: "layout.contact" }), links.contact),
    ],
  };
  const footerMenu: MenuGroup[] = [
    {
      title: formatMessage({ id: "menu.shop" }),
      entries: [products, createEntry(formatMessage({ id: "catalog.allCategories" }), links.categories)],
    },
    { title: formatMessage({ id: "catalog.categories" }), entries: toCategoryEntries(goods) },
    ...(hasRepairs ? [repairs] : []),
    { title: formatMessage({ id: "layout.account" }), entries: [...accountEntries, wishlist] },
  ].filter(({ entries }) => entries.length > 0);

  const home = { label: formatMessage({ id: "menu.home" }), href: links.home, isCurrent: pathname === links.home };
  const account = createEntry(formatMessage({ id: "layout.account" }), links.myAccount, { icon: "person" });

  return {
    menu,
    mobileMenu: [{ ...home, icon: "home" as const }, ...menu, wishlist, account],
    footerMenu,
  };
}

function useAccountEntries(): MenuEntry[] {
  const { formatMessage } = useIntl();
  const links = useLinks();
  return [
    { label: formatMessage({ id: "layout.signIn" }), href: links.myAccount },
    { label: formatMessage({ id: "menu.orders" }), href: links.accountTab("orders") },
    { label: formatMessage({ id: "menu.downloads" }), href: links.accountTab("downloads") },
  ];
}
