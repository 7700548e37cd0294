import { memo, Suspense, useSyncExternalStore, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { buyForm, defaultLocation } from "@rewire/domain";
import { lazyComponent, PageLayout } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import { usePathname } from "../../navigation/PageNavigation.tsx";
import type { SiteMenu } from "../../navigation/siteMenu.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { AccountAction } from "./AccountAction.tsx";
import { storedComparison } from "../../commerce/compare/storedComparison.ts";
import { CartAction, WishlistAction } from "./HeaderCounts.tsx";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { useLanguages } from "./useLanguages.ts";
import { useMenus } from "./useMenus.tsx";

const CompareSlot = lazyComponent(() => import("../../commerce/compare/CompareSlot.tsx"));

interface ShopFrameProps {
  siteMenu: SiteMenu;
  children: ReactNode;
}

/** Page layout with the shop's header, footer and compare bar. */
export const ShopFrame = memo(function ShopFrame({ siteMenu, children }: ShopFrameProps) {
  const { site, place } = useSettings();
  const { formatMessage } = useIntl();
  const pathname = usePathname();
  const links = useLinks();
  const hasComparison = useSyncExternalStore(storedComparison.onChange, storedComparison.read, () => "").length > 2;
  const { menu, mobileMenu, footerMenu } = useMenus(siteMenu);
  const languages = useLanguages();
  const isRenderedPhoto = place.photo === defaultLocation.photo;

  return (
    <>
      {/* Before the buttons that submit it: a press has no effect before the browser has parsed the form. */}
      <form action={buyForm.path} id={buyForm.id} method="post" hidden />
      <PageLayout
        path={pathname}
        siteName={site.siteName}
        shortDescription={site.shortDescription}
        homeHref={links.home}
        menu={menu}
        mobileMenu={mobileMenu}
        footerMenu={footerMenu}
        searchAction={links.products()}
        search={<HeaderSearch />}
        isSearchOpen={pathname === links.home}
        place={place}
        phone={site.number}
        photo={
          place.photo === null
            ? null
            : { url: place.photo, alt: isRenderedPhoto ? formatMessage({ id: "layout.photo" }) : site.siteName }
        }
        isRendered={isRenderedPhoto}
        {...languages}
        account={<AccountAction />}
        wishlist={<WishlistAction />}
        cart={<CartAction />}
      >
        {children}
        {hasComparison && pathname !== links.compare([]) && (
          <Suspense fallback={null}>
            <CompareSlot isHiddenOnPhones={pathname.startsWith(links.product(""))} />
          </Suspense>
        )}
      </PageLayout>
    </>
  );
});
