import type { Image, ShopLocation } from "@rewire/domain";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { LazyRender } from "../../primitives/LazyRender/LazyRender.tsx";
import { Logo } from "../../primitives/Logo/Logo.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { lazyComponent } from "../../provider/lazyComponent.ts";
import { chakra } from "../../theme/chakra.tsx";
import { LanguageSelect, type LanguageLink, type LanguageSelectProps } from "../LanguageSelect/LanguageSelect.tsx";
import { SITE_MENU_ID, type MenuGroup } from "../menu.ts";

// The row is far below the first screen: its code is loaded after the page has been hydrated.
const StoreInfoRow = lazyComponent(() =>
  import("./StoreInfoRow.tsx").then((module) => ({ default: module.StoreInfoRow })),
);

export interface FooterProps {
  siteName: string;
  /** Description of the shop in one sentence. */
  shortDescription: string;
  place: ShopLocation;
  /** Formatted phone number; "" for none. */
  phone: string;
  /** Photo of the shop; omitted if null or missing. */
  photo?: Image | null | undefined;
  /**
   * Whether pictures are computer-rendered, as in the embedded demo shop; if so, the footer ends with a note about it.
   * @default false
   */
  isRendered?: boolean | undefined;
  /** All pages of the site, grouped under headings. */
  menu: readonly MenuGroup[];
  languages: readonly LanguageLink[];
  onChooseLanguage?: LanguageSelectProps["onChoose"];
}

/**
 * Footer of all pages except the checkout: a first row with map, address, opening hours and photo, followed by the full
 * menu, languages and credits.
 */
export function Footer(props: FooterProps) {
  const { siteName, shortDescription, place, phone, photo, isRendered = false, menu } = props;
  const { languages, onChooseLanguage } = props;
  const { formatMessage } = useIntl();
  const PageLink = useLinkComponent();
  // The map sketch shows the streets of the embedded shop; other shops have an interactive map, or no map.
  const hasMap = place.street !== "" && (isRendered || place.mapUrl !== null);
  const hasStoreInfo = place.street !== "" || place.city !== "" || place.hours.length > 0 || phone !== "";

  return (
    <LazyRender as="footer" rendersForPrint={false} height={placeholderHeight}>
      {(hasStoreInfo || photo) && (
        <Suspense>
          <StoreInfoRow place={place} phone={phone} photo={photo} hasMap={hasMap} hasStoreInfo={hasStoreInfo} />
        </Suspense>
      )}
      <FooterBoard data-board>
        <FooterContainer>
          <FooterColumns>
            <AboutText>
              <Logo name={siteName} />
              {shortDescription && <MutedText>{shortDescription}</MutedText>}
              <LanguageSelect languages={languages} onChoose={onChooseLanguage} />
            </AboutText>
            <FooterMenu id={SITE_MENU_ID} tabIndex={-1} aria-label={formatMessage({ id: "layout.footerMenu" })}>
              {menu.map((group) => (
                <div key={group.title}>
                  <Heading>{group.title}</Heading>
                  <ul>
                    {group.entries.map(({ href, label, isCurrent }) => (
                      <li key={href}>
                        <PageLink href={href} aria-current={isCurrent ? "page" : undefined}>
                          {label}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </FooterMenu>
          </FooterColumns>
          <CreditLine>
            {/* The note is omitted without a sketch and rendered pictures. */}
            {formatMessage({ id: "layout.copyright" }, { site: siteName })}.
            {(isRendered || hasMap) && ` ${formatMessage({ id: isRendered ? "layout.credit" : "layout.mapCredit" })}`}
            <span>{formatMessage({ id: "layout.openSource" })}</span>
          </CreditLine>
        </FooterContainer>
      </FooterBoard>
    </LazyRender>
  );
}

const placeholderHeight = { base: "107rem", lg: "47rem" };

const FooterBoard = chakra("div", { base: { bg: "bg.board", color: "fg.onBoard" } });
const FooterContainer = chakra("div", {
  base: { maxWidth: "calc({sizes.container.page} + 2 * {spacing.gutter})", marginInline: "auto", px: "gutter" },
});
const FooterColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "36px 32px",
    paddingBlock: "56px 40px",
    lg: { gridTemplateColumns: "1.4fr 4fr" },
  },
});
const AboutText = chakra("div", { base: { display: "grid", gap: "2", alignContent: "start" } });
const MutedText = chakra("p", { base: { textStyle: "sm", color: "fg.onBoard.muted", maxWidth: "34ch" } });
const FooterMenu = chakra("nav", {
  base: {
    // Here and not on each entry, whose class would be written thirty times into every page.
    "& li": { textStyle: "sm", color: "fg.onBoard.muted", hyphens: "auto" },
    "& li a": {
      display: "inline-block",
      py: "5px",
      minHeight: "24px",
      borderRadius: "xs",
      textUnderlineOffset: "0.22em",
      textDecorationThickness: "1px",
      color: "inherit",
      _hover: { textDecorationLine: "underline" },
    },
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
      md: "repeat(auto-fit, minmax(9rem, 1fr))",
    },
    gap: "36px 32px",
    outline: "none",
    scrollMarginTop: "88px",
    "& ul": { listStyle: "none" },
  },
});
const Heading = chakra("h2", { base: { textStyle: "h4", mb: "3" } });
const CreditLine = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    rowGap: "2",
    columnGap: "6",
    py: "5",
    borderTopWidth: "1px",
    borderColor: "border.onBoard",
    textStyle: "xs",
    color: "fg.onBoard.muted",
  },
});
