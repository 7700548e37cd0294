import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Logo } from "../../primitives/Logo/Logo.tsx";
import { SkipLink } from "../../primitives/SkipLink/SkipLink.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { MenuEntry } from "../menu.ts";
import { LanguageSelect, type LanguageLink, type LanguageSelectProps } from "../LanguageSelect/LanguageSelect.tsx";

export interface CheckoutLayoutProps {
  siteName: string;
  homeHref: string;
  /** Called to open the cart panel. */
  onBackToCart: () => void;
  /** Links that have to be within reach on every page, such as to the withdrawal of a contract. @default none */
  legalLinks?: readonly MenuEntry[] | undefined;
  languages: readonly LanguageLink[];
  onChooseLanguage?: LanguageSelectProps["onChoose"];
  children: ReactNode;
}

/**
 * Page layout of the checkout, without distracting links: shop name, security note, link to the cart, and languages.
 */
export function CheckoutLayout({
  siteName,
  homeHref,
  onBackToCart,
  legalLinks = [],
  languages,
  onChooseLanguage,
  children,
}: CheckoutLayoutProps) {
  const { formatMessage } = useIntl();
  const link = useLinkComponent();
  return (
    <>
      <SkipLink targetId="main" />
      <HeaderLandmark>
        <HeaderContainer>
          <HomeLink as={link} href={homeHref} aria-label={formatMessage({ id: "layout.homeLink" }, { site: siteName })}>
            <Logo name={siteName} />
          </HomeLink>
          <SecureNote>
            <Icon name="lock" />
            <FormattedMessage id="layout.till" />
          </SecureNote>
          <Button variant="ghost" icon="back" onClick={onBackToCart}>
            <FormattedMessage id="layout.backToCart" />
          </Button>
        </HeaderContainer>
      </HeaderLandmark>
      <chakra.main id="main" tabIndex={-1} minHeight="80dvh" outline="none">
        {children}
      </chakra.main>
      <PageFooter data-print="hide">
        {legalLinks.length > 0 && (
          <LegalLinks>
            {legalLinks.map(({ href, label }) => (
              <li key={href}>
                <Link variant="quiet" href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </LegalLinks>
        )}
        <LanguageSelect languages={languages} onChoose={onChooseLanguage} />
      </PageFooter>
    </>
  );
}

const HeaderLandmark = chakra("header", { base: { borderBottom: "hairline", bg: "bg" } });
const HeaderContainer = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: { base: "2", md: "6" },
    minHeight: { base: "headerSm", lg: "header" },
    maxWidth: "calc({sizes.container.page} + 2 * {spacing.gutter})",
    mx: "auto",
    px: "gutter",
  },
});
const PageFooter = chakra("footer", {
  base: {
    maxWidth: "calc({sizes.container.page} + 2 * {spacing.gutter})",
    mx: "auto",
    px: "gutter",
    py: "5",
    textStyle: "sm",
    color: "fg.muted",
  },
});
const LegalLinks = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "5",
    mb: "3",
    listStyle: "none",
    "& a": { display: "inline-block", py: "5px", minHeight: "24px" },
  },
});
const HomeLink = chakra("a", { base: { me: "auto" } });
const SecureNote = chakra("span", {
  base: {
    display: { base: "none", md: "inline-flex" },
    alignItems: "center",
    gap: "2",
    textStyle: "sm",
    color: "fg.muted",
  },
});
