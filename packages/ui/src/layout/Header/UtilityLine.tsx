import type { ShopLocation } from "@rewire/domain";
import { memo } from "react";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { LanguageSelect, type LanguageLink, type LanguageSelectProps } from "../LanguageSelect/LanguageSelect.tsx";
import { useOpeningHours } from "../OpeningHoursTable/useOpeningHours.ts";
import { formatPhoneHref } from "../../patterns/rules/formatPhoneHref.ts";

export interface UtilityLineProps {
  place: ShopLocation;
  /** Formatted phone number; "" for none. */
  phone: string;
  languages: readonly LanguageLink[];
  onChooseLanguage?: LanguageSelectProps["onChoose"];
}

/**
 * Thin line above the header on wide screens, with opening hours, phone number and language. Memoised, so that opening
 * the search on a phone does not render it.
 */
export const UtilityLine = memo(function UtilityLine({ place, phone, languages, onChooseLanguage }: UtilityLineProps) {
  const openDays = useOpeningHours(place.hours).filter(({ isClosed }) => !isClosed);

  return (
    <LineRoot>
      <LineContainer>
        {openDays.length > 0 && (
          <ContactFact>
            <Icon name="time" size={1} />
            {openDays.map(({ days, times }) => `${days} ${times}`).join(", ")}
          </ContactFact>
        )}
        {phone && (
          <ContactFact>
            <Icon name="call" size={1} />
            <Link variant="quiet" href={formatPhoneHref(phone)}>
              <bdi>{phone}</bdi>
            </Link>
          </ContactFact>
        )}
        <TrailingGroup>
          <LanguageSelect variant="menu" languages={languages} onChoose={onChooseLanguage} />
        </TrailingGroup>
      </LineContainer>
    </LineRoot>
  );
});

const LineRoot = chakra("div", {
  base: {
    display: { base: "none", lg: "block" },
    position: "relative",
    zIndex: "dropdown",
    borderBottomWidth: "1px",
    borderColor: "border.muted",
    textStyle: "xs",
    color: "fg.muted",
    bg: "bg",
  },
});
const LineContainer = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    columnGap: "28px",
    height: "36px",
    maxWidth: "calc({sizes.container.page} + 2 * {spacing.gutter})",
    marginInline: "auto",
    px: "gutter",
  },
});
const ContactFact = chakra("span", { base: { display: "inline-flex", alignItems: "center", gap: "1.5" } });
const TrailingGroup = chakra("div", { base: { marginInlineStart: "auto" } });
