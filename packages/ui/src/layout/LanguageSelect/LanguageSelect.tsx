import { localeNames, toLanguageTag, type Locale } from "@rewire/messages";
import { useRef, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Language, with the URL of the current page in that language. */
export interface LanguageLink {
  readonly locale: Locale;
  readonly href: string;
  readonly isCurrent?: boolean | undefined;
}

export interface LanguageSelectProps {
  languages: readonly LanguageLink[];
  /** `menu` for a dropdown in the header, `list` for a row of links in footer and phone menu. @default "list" */
  variant?: "menu" | "list" | undefined;
  /** Called before the link is followed, to store the selected language. */
  onChoose?: ((locale: Locale) => void) | undefined;
}

/**
 * Links to the current page in every language, labelled with the languages' native names. They work without JavaScript.
 */
export function LanguageSelect({ languages, variant = "list", onChoose }: LanguageSelectProps) {
  const { formatMessage } = useIntl();
  if (variant === "menu") return <LanguageMenu languages={languages} onChoose={onChoose} />;

  return (
    <nav aria-label={formatMessage({ id: "layout.language" })}>
      <Row>
        <LanguageLinks languages={languages} onChoose={onChoose} />
      </Row>
    </nav>
  );
}

function LanguageMenu({ languages, onChoose }: Omit<LanguageSelectProps, "variant">) {
  const { formatMessage } = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  const currentLanguage = languages.find(({ isCurrent }) => isCurrent) ?? languages[0];
  if (!currentLanguage) return null;

  const closeMenu = () => details.current?.removeAttribute("open");
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    closeMenu();
    details.current.querySelector("summary")?.focus();
  };

  // Waits for the next frame, because the focus may move to a link inside, or leave with the window.
  const closeOnFocusLoss = () =>
    requestAnimationFrame(() => details.current?.contains(document.activeElement) || closeMenu());

  return (
    <MenuDisclosure ref={details} onKeyDown={closeOnEscape} onBlur={closeOnFocusLoss}>
      <MenuButton
        aria-label={formatMessage({ id: "layout.languageCurrent" }, { language: localeNames[currentLanguage.locale] })}
      >
        <Icon name="globe" size={1} />
        {localeNames[currentLanguage.locale]}
        <Icon name="down" size={0.75} />
      </MenuButton>
      <LanguageList>
        <LanguageLinks languages={languages} onChoose={onChoose} />
      </LanguageList>
    </MenuDisclosure>
  );
}

function LanguageLinks({ languages, onChoose }: Omit<LanguageSelectProps, "variant">) {
  const link = useLinkComponent();

  return languages.map(({ locale, href, isCurrent }) => (
    <li key={locale}>
      <LanguageOption
        as={link}
        href={href}
        lang={toLanguageTag(locale)}
        hrefLang={toLanguageTag(locale)}
        // Read by the script that stores the selection before hydration.
        data-locale={locale}
        aria-current={isCurrent ? "true" : undefined}
        onClick={() => onChoose?.(locale)}
      >
        {localeNames[locale]}
      </LanguageOption>
    </li>
  ));
}

const Row = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "0 12px", listStyle: "none", marginInline: "-6px" },
});
const LanguageOption = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "target",
    px: "1.5",
    borderRadius: "md",
    textUnderlineOffset: "0.22em",
    _hover: { textDecorationLine: "underline" },
    "&[aria-current]": { fontWeight: "bold", textDecorationLine: "underline", textDecorationThickness: "2px" },
  },
});
const MenuDisclosure = chakra("details", { base: { position: "relative" } });
const MenuButton = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "36px",
    cursor: "pointer",
    listStyle: "none",
    borderRadius: "xs",
    _hover: { color: "fg" },
    "&::-webkit-details-marker": { display: "none" },
  },
});
const LanguageList = chakra("ul", {
  base: {
    position: "absolute",
    insetInlineEnd: "0",
    top: "100%",
    zIndex: "dropdown",
    minWidth: "11rem",
    p: "2",
    listStyle: "none",
    bg: "bg.panel",
    color: "fg",
    textStyle: "sm",
    borderRadius: "md",
    boxShadow: "popover",
    "& a:hover": { bg: "bg.muted" },
  },
});
