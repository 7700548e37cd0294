import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useLocation, useSearchParams } from "react-router";
import { defaultPlace, type CategoryRef } from "@rewire/domain";
import { LOCALES, localeOfPath, pathInLocale, type Locale } from "@rewire/messages";
import { CartTrigger, PageLayout } from "@rewire/ui";
import { LOCALE_COOKIE } from "../../lib/detectLocale.ts";
import { useSettings } from "../../lib/rootSettings.ts";
import { useLinks } from "../../lib/useLinks.ts";
import { useStore } from "../../store/StoreContext.ts";
import { useMenus } from "./useMenus.ts";

const photo = { url: "/images/workshop.webp", alt: "" };
const A_YEAR = 365 * 24 * 60 * 60;

/** Keeps a chosen language for the next visit; the link itself goes there. */
const keepLanguage = (locale: Locale) => {
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${A_YEAR}; Path=/; SameSite=Lax`;
};

interface ShopFrameProps {
  /** Categories that the menus name. */
  categories: readonly CategoryRef[];
  children: ReactNode;
}

/** Header and footer around a page, filled with what this shop has. */
export function ShopFrame({ categories, children }: ShopFrameProps) {
  const { site } = useSettings();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const { itemCount, openCart, prepare } = useStore();
  const links = useLinks();
  const { menu, mobileMenu, footerMenu } = useMenus(categories);
  const current = localeOfPath(pathname);

  return (
    <PageLayout
      path={pathname}
      siteName={site.siteName}
      shortDescription={site.shortDescription}
      homeHref={links.home}
      menu={menu}
      mobileMenu={mobileMenu}
      footerMenu={footerMenu}
      searchAction={links.products()}
      searchWords={parameters.get("search") ?? ""}
      isSearchOpen={pathname === links.home}
      place={defaultPlace}
      phone={site.number}
      photo={{ ...photo, alt: formatMessage({ id: "layout.photo" }) }}
      languages={LOCALES.map((locale) => ({ locale, href: `${pathInLocale(pathname, locale)}${search}`, isCurrent: locale === current }))}
      onChooseLanguage={keepLanguage}
      cart={<CartTrigger count={itemCount} onOpen={openCart} onApproach={prepare} />}
    >
      {children}
    </PageLayout>
  );
}

