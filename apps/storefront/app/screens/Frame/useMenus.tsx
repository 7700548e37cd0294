import { useIntl } from "react-intl";
import type { MenuEntry } from "@rewire/ui";
import { usePathname } from "../../navigation/PageNavigation.tsx";
import { parseFooterMenu, type SiteMenu } from "../../navigation/siteMenu.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { useViewer } from "../../commerce/useViewer.ts";
import { WishlistCount } from "./HeaderCounts.tsx";

/** Returns the entries of the header, mobile and footer menus. Entries without a page are omitted. */
export function useMenus({ hasRepairs, footer }: SiteMenu) {
  const { formatMessage } = useIntl();
  const pathname = usePathname();
  const links = useLinks();
  const { isCustomer } = useViewer();

  const isOpen = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  const createEntry = (label: string, href: string, extraFields: Partial<MenuEntry> = {}): MenuEntry => ({
    label,
    href,
    isCurrent: isOpen(href),
    ...extraFields,
  });

  const menu: MenuEntry[] = [
    createEntry(formatMessage({ id: "menu.products" }), links.products(), {
      icon: "grid",
      // Also on pages of a product, a category and a comparison.
      isCurrent: /\/(product|compare)/.test(pathname),
    }),
    createEntry(formatMessage({ id: "catalog.categories" }), links.categories, { icon: "tag" }),
    ...(hasRepairs
      ? [createEntry(formatMessage({ id: "menu.repair" }), links.repair, { mark: "repair", icon: "construct" })]
      : []),
    createEntry(formatMessage({ id: "layout.contact" }), links.contact, { icon: "chat" }),
  ];
  const wishlist = createEntry(formatMessage({ id: "layout.wishlist" }), links.wishlist, {
    icon: "heart",
    aside: <WishlistCount />,
  });
  const homeEntry = { label: formatMessage({ id: "menu.home" }), href: links.home, isCurrent: pathname === links.home };
  const account = createEntry(formatMessage({ id: "layout.account" }), links.myAccount, { icon: "person" });

  return {
    menu,
    mobileMenu: [{ ...homeEntry, icon: "home" as const }, ...menu, account, wishlist],
    footerMenu: parseFooterMenu(footer, isOpen, isCustomer),
  };
}
