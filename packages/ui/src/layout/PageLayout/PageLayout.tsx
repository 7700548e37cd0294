import { memo, Suspense, useCallback, useState, type ReactNode } from "react";
import { SkipLink } from "../../primitives/SkipLink/SkipLink.tsx";
import { lazyComponent } from "../../provider/lazyComponent.ts";
import { chakra } from "../../theme/chakra.tsx";
import { Footer, type FooterProps } from "../Footer/Footer.tsx";
import { Header, type HeaderProps } from "../Header/Header.tsx";
import type { MenuEntry } from "../menu.ts";

const loadMobileMenu = () => import("../MobileMenu/MobileMenu.tsx").then(({ MobileMenu }) => ({ default: MobileMenu }));
const MobileMenu = lazyComponent(loadMobileMenu);
// The menu opens and closes without rendering them.
const StableHeader = memo(Header);
const StableFooter = memo(Footer);

type SharedPropName = "siteName" | "place" | "phone" | "languages" | "onChooseLanguage";

export interface PageLayoutProps
  extends Omit<HeaderProps, "onOpenMenu">, Pick<FooterProps, "shortDescription" | "photo" | "isRendered"> {
  /** Path of the current page; the phone menu closes when it changes. */
  path: string;
  /** Entries of the phone menu. @default the main menu */
  mobileMenu?: readonly MenuEntry[] | undefined;
  footerMenu: Omit<FooterProps, SharedPropName>["menu"];
  children: ReactNode;
}

/**
 * Layout of all pages except the checkout: skip link, header, main content and footer. The phone menu is loaded when it
 * is first opened.
 */
export function PageLayout({ path, mobileMenu, footerMenu, children, ...rest }: PageLayoutProps) {
  const { shortDescription, photo, isRendered, ...header } = rest;
  const { siteName, place, phone, languages, onChooseLanguage } = header;
  const [wasMenuOpened, setMenuOpened] = useState(false);
  /** Path on which the menu was opened; navigating to another path closes the menu. */
  const [menuPath, setMenuPath] = useState<string | null>(null);

  const openMenu = useCallback(() => {
    setMenuOpened(true);
    setMenuPath(path);
  }, [path]);

  return (
    <>
      <SkipLink targetId="main" />
      <StableHeader {...header} onOpenMenu={openMenu} />
      <MainContent id="main" tabIndex={-1}>
        {children}
      </MainContent>
      <StableFooter
        siteName={siteName}
        shortDescription={shortDescription}
        place={place}
        phone={phone}
        photo={photo}
        isRendered={isRendered}
        menu={footerMenu}
        languages={languages}
        onChooseLanguage={onChooseLanguage}
      />
      {wasMenuOpened && (
        <Suspense>
          <MobileMenu
            isOpen={menuPath === path}
            onClose={() => setMenuPath(null)}
            siteName={siteName}
            entries={mobileMenu ?? header.menu}
            place={place}
            phone={phone}
            languages={languages}
            onChooseLanguage={onChooseLanguage}
          />
        </Suspense>
      )}
    </>
  );
}

// In a window as high as a page, such as a frame beside a comp, a short screen ends where its content does.
const MainContent = chakra("main", { base: { minHeight: "min(60dvh, 45rem)", outline: "none" } });
