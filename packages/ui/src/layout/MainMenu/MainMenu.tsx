import { memo } from "react";
import { useIntl } from "react-intl";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { MenuEntry } from "../menu.ts";

export interface MainMenuProps {
  entries: readonly MenuEntry[];
}

/**
 * Main menu in one row. The current page is underlined, and the repair entry has an orange line. Memoised, so that
 * opening the search on a phone does not render it.
 */
export const MainMenu = memo(function MainMenu({ entries }: MainMenuProps) {
  const { formatMessage } = useIntl();
  const link = useLinkComponent();

  return (
    <nav aria-label={formatMessage({ id: "layout.mainMenu" })}>
      <Row>
        {entries.map(({ href, label, isCurrent, mark }) => (
          <li key={href}>
            <MenuLink as={link} href={href} aria-current={isCurrent ? "page" : undefined} mark={mark}>
              {label}
            </MenuLink>
          </li>
        ))}
      </Row>
    </nav>
  );
});

const Row = chakra("ul", { base: { display: "flex", gap: "0.5", listStyle: "none" } });

const MenuLink = chakra("a", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minHeight: "header",
    px: "min(12px, 0.9vw)",
    fontWeight: "semibold",
    lineHeight: "1.1",
    whiteSpace: "nowrap",
    borderRadius: "xs",
    _hover: { color: "accent.fg" },
    _focusVisible: { outlineOffset: "-2px" },
    "&[aria-current]::after": {
      content: '""',
      position: "absolute",
      insetInline: "min(12px, 0.9vw)",
      bottom: "-1px",
      height: "3px",
      bg: "accent.solid",
      // Keeps the underline on the edge of the header while the row moves.
      "@supports (animation-timeline: scroll())": {
        animation: "headerSettleBack linear both",
        animationTimeline: "scroll(root)",
        animationRange: "36px 48px",
      },
    },
  },
  variants: {
    mark: {
      repair: {
        _before: {
          content: '""',
          flex: "none",
          width: "14px",
          height: "3px",
          marginInlineEnd: "2",
          bg: "repair.solid",
        },
        "&[aria-current]::after": { bg: "repair.solid" },
      },
    },
  },
});
