import type { ShopLocation } from "@rewire/domain";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Logo } from "../../primitives/Logo/Logo.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { LanguageLink, LanguageSelectProps } from "../LanguageSelect/LanguageSelect.tsx";
import { MainMenu } from "../MainMenu/MainMenu.tsx";
import { SITE_MENU_ID, type MenuEntry } from "../menu.ts";
import { SearchForm } from "../SearchForm/SearchForm.tsx";
import { HeaderToggle } from "./HeaderToggle.tsx";
import { UtilityLine } from "./UtilityLine.tsx";

export interface HeaderProps {
  siteName: string;
  homeHref: string;
  menu: readonly MenuEntry[];
  /** URL of the product list, which reads `?search=`. */
  searchAction: string;
  /** Current search query. @default "" */
  searchQuery?: string | undefined;
  /** Whether the search row on phones is initially open, as on the home page. @default false */
  isSearchOpen?: boolean | undefined;
  /** Replacement for the plain search form. */
  search?: ReactNode;
  place: ShopLocation;
  /** Formatted phone number. */
  phone: string;
  languages: readonly LanguageLink[];
  onChooseLanguage?: LanguageSelectProps["onChoose"];
  /** Called to open the phone menu; without JavaScript its button links to the menu in the footer. */
  onOpenMenu: () => void;
  /** Sign-in link or avatar menu. */
  account?: ReactNode;
  wishlist?: ReactNode;
  cart?: ReactNode;
}

/**
 * Page header: utility line, logo, menu, search, account and cart. The bar is sticky, and shrinks when the page is
 * scrolled.
 */
export function Header(props: HeaderProps) {
  const { siteName, homeHref, menu, searchAction, searchQuery, search, onOpenMenu } = props;
  const { formatMessage } = useIntl();
  const link = useLinkComponent();
  const [isSearchRowOpen, toggleSearchRow] = useSearchRow(props.isSearchOpen ?? false);

  return (
    <HeaderLandmark data-print="hide">
      <UtilityLine
        place={props.place}
        phone={props.phone}
        languages={props.languages}
        onChooseLanguage={props.onChooseLanguage}
      />
      <HeaderBar>
        <HeaderContainer>
          <PhoneOnly>
            <HeaderToggle
              icon="menu"
              href={`#${SITE_MENU_ID}`}
              label={formatMessage({ id: "layout.menu" })}
              controlsId="dialog"
              onPress={onOpenMenu}
            />
          </PhoneOnly>
          <HomeLink as={link} href={homeHref} aria-label={formatMessage({ id: "layout.homeLink" }, { site: siteName })}>
            <Logo name={siteName} />
          </HomeLink>
          <MenuArea>
            <MainMenu entries={menu} />
          </MenuArea>
          <SearchRow id="site-search" data-open={isSearchRowOpen || undefined}>
            {search ?? <SearchForm key={searchQuery} action={searchAction} defaultValue={searchQuery} />}
          </SearchRow>
          <HeaderActions>
            <PhoneOnly>
              <HeaderToggle
                icon="search"
                href="#site-search"
                label={formatMessage({ id: isSearchRowOpen ? "layout.searchHide" : "layout.searchShow" })}
                isExpanded={isSearchRowOpen}
                onPress={toggleSearchRow}
              />
            </PhoneOnly>
            {props.account}
            {props.wishlist && <DesktopOnly>{props.wishlist}</DesktopOnly>}
            {props.cart}
          </HeaderActions>
        </HeaderContainer>
      </HeaderBar>
    </HeaderLandmark>
  );
}

/**
 * Returns whether the search row on phones is open, and a function to toggle it; resets when a page opens the row
 * itself.
 */
function useSearchRow(isInitiallyOpen: boolean) {
  const [toggleState, setToggleState] = useState({ isOpen: isInitiallyOpen, isOpenAtFirst: isInitiallyOpen });
  const isOpen = toggleState.isOpenAtFirst === isInitiallyOpen ? toggleState.isOpen : isInitiallyOpen;

  const toggleRow = () => {
    setToggleState({ isOpen: !isOpen, isOpenAtFirst: isInitiallyOpen });
    if (!isOpen) requestAnimationFrame(() => document.querySelector<HTMLInputElement>("#site-search input")?.focus());
  };
  return [isOpen, toggleRow] as const;
}

// `display: contents`, so that the bar sticks to the page instead of the header.
const HeaderLandmark = chakra("header", { base: { display: "contents" } });

const HeaderBar = chakra("div", {
  base: {
    position: "sticky",
    // 12 of its 72 px scroll out of view: it shrinks without shifting the page.
    top: { base: "0", lg: "-12px" },
    zIndex: "header",
    bg: "bg",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});

const HeaderContainer = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", lg: "nowrap" },
    alignItems: "center",
    columnGap: { base: "1", lg: "3" },
    maxWidth: "calc({sizes.container.page} + 2 * {spacing.gutter})",
    minHeight: { base: "headerSm", lg: "header" },
    marginInline: "auto",
    px: "gutter",
    // Where scroll-driven animations are supported, the row moves to the centre of the visible part of the bar.
    "@supports (animation-timeline: scroll())": {
      lg: {
        animation: "headerSettle linear both",
        animationTimeline: "scroll(root)",
        animationRange: "36px 48px",
      },
    },
  },
});

const HomeLink = chakra("a", { base: { flex: "none", borderRadius: "xs" } });
const PhoneOnly = chakra("div", {
  base: { display: { base: "flex", lg: "none" }, marginInlineStart: "-10px" },
});
const DesktopOnly = chakra("div", { base: { display: { base: "none", lg: "flex" }, minWidth: "0" } });
const MenuArea = chakra("div", {
  base: { display: { base: "none", lg: "flex" }, marginInline: { lg: "2", xl: "5 0" } },
});
const HeaderActions = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "headerSm",
    marginInlineStart: "auto",
    marginInlineEnd: "-10px",
  },
});

const SearchRow = chakra("div", {
  base: {
    flex: { base: "1 0 100%", lg: "1 1 120px" },
    order: { base: 1, lg: 0 },
    minWidth: { base: "0", lg: "120px" },
    pb: { base: "3", lg: "0" },
    // An attribute, so that the toggle adds no styles to the page.
    "&:not([data-open], :target)": { display: { base: "none", lg: "block" } },
  },
});
