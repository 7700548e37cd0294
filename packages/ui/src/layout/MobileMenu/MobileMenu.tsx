import { findClosingTime, type ShopLocation } from "@rewire/domain";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useBackToClose } from "../../primitives/Dialog/useBackToClose.ts";
import { Drawer } from "../../primitives/Drawer/Drawer.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Logo } from "../../primitives/Logo/Logo.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { LanguageSelect, type LanguageLink, type LanguageSelectProps } from "../LanguageSelect/LanguageSelect.tsx";
import type { MenuEntry } from "../menu.ts";
import { useOpeningHours } from "../OpeningHoursTable/useOpeningHours.ts";
import { formatPhoneHref } from "../../patterns/rules/formatPhoneHref.ts";

export interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  siteName: string;
  entries: readonly MenuEntry[];
  place: ShopLocation;
  /** Formatted phone number; "" for none. */
  phone: string;
  languages: readonly LanguageLink[];
  onChooseLanguage?: LanguageSelectProps["onChoose"];
}

/**
 * Menu on phones: a drawer on the left with all pages, languages, opening hours with whether the shop is open now, and
 * phone number.
 */
export function MobileMenu({
  isOpen,
  onClose,
  siteName,
  entries,
  place,
  phone,
  languages,
  onChooseLanguage,
}: MobileMenuProps) {
  const { formatMessage } = useIntl();
  const link = useLinkComponent();
  const { handleClick } = useBackToClose(isOpen, onClose);
  const openDays = useOpeningHours(place.hours).filter(({ isClosed }) => !isClosed);

  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="left" title={<MenuTitle siteName={siteName} />}>
      <MenuBody onClickCapture={handleClick}>
        <nav aria-label={formatMessage({ id: "layout.mainMenu" })}>
          <ul>
            {entries.map(({ href, label, isCurrent, mark: highlight, icon, aside }) => (
              <li key={href}>
                <MenuLink
                  as={link}
                  href={href}
                  onClick={onClose}
                  mark={highlight}
                  aria-current={isCurrent ? "page" : undefined}
                >
                  {icon && <Icon name={icon} size={1.375} />}
                  {label}
                  <AsideText>{aside}</AsideText>
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <MenuFooter>
          <LanguageSelect languages={languages} onChoose={onChooseLanguage} />
          {(openDays.length > 0 || phone) && (
            <p>
              <OpenNote place={place} />
              {openDays.map(({ days, times }) => (
                <HoursText key={days + times}>
                  {days} <bdi>{times}</bdi>
                </HoursText>
              ))}
              {phone && (
                <Link variant="quiet" href={formatPhoneHref(phone)}>
                  <bdi>{phone}</bdi>
                </Link>
              )}
            </p>
          )}
        </MenuFooter>
      </MenuBody>
    </Drawer>
  );
}

/** Time until which the shop is open, as of the opening of the menu; nothing while it is closed. */
function OpenNote({ place }: Pick<MobileMenuProps, "place">) {
  const [closingTime] = useState(() => findClosingTime(new Date(), place));
  return (
    closingTime !== null && (
      <OpenText>
        <FormattedMessage id="layout.openNow" values={{ time: closingTime }} />
      </OpenText>
    )
  );
}

function MenuTitle({ siteName }: { siteName: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <VisuallyHidden>{formatMessage({ id: "layout.menu" })}</VisuallyHidden>
      <span aria-hidden>
        <Logo name={siteName} />
      </span>
    </>
  );
}

const MenuBody = chakra("div", {
  base: { display: "flex", flexDirection: "column", minHeight: "full", marginInline: "-20px" },
});
const MenuLink = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "14px",
    minHeight: "52px",
    px: "5",
    py: "2",
    fontSize: "lg",
    fontWeight: "semibold",
    lineHeight: "1.2",
    borderBottomWidth: "1px",
    borderColor: "border.muted",
    hyphens: "auto",
    overflowWrap: "anywhere",
    _hover: { bg: "bg.subtle" },
    _focusVisible: { outlineOffset: "-3px" },
    "& > svg": { color: "fg.muted" },
    "&[aria-current]": { bg: "accent.subtle", boxShadow: "inset 3px 0 0 {colors.accent.solid}" },
  },
  variants: { mark: { repair: { boxShadow: "inset 3px 0 0 {colors.repair.solid}" } } },
});
const AsideText = chakra("span", {
  base: { ms: "auto", fontWeight: "normal", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
});
const MenuFooter = chakra("div", {
  base: {
    display: "grid",
    gap: "14px",
    mt: "auto",
    p: "5",
    textStyle: "sm",
    color: "fg.muted",
    "& a": { display: "inline-flex", alignItems: "center", minHeight: "target" },
  },
});
const OpenText = chakra("span", { base: { display: "block", fontWeight: "semibold", color: "fg" } });
const HoursText = chakra("span", { base: { display: "block" } });
