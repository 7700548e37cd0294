import { Menu as ChakraMenu, Portal } from "@chakra-ui/react";
import type { ReactElement } from "react";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { TextDirection } from "../../provider/TextDirection.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { floatingPanelStyle } from "../Popover/popover.styles.ts";

interface MenuItemBase {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Menu item: a link or an action. */
export type MenuItem = MenuItemBase &
  (
    | { readonly href: string; readonly onSelect?: undefined }
    | { readonly href?: undefined; readonly onSelect: () => void }
  );

export interface MenuProps {
  /** Button or IconButton that opens the menu, and names its purpose. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Edge of the trigger that the menu aligns to. @default "start" */
  align?: "start" | "end" | undefined;
}

/**
 * Dropdown menu of actions or links. Arrow keys, Home, End and first letters move within the menu. Use `Select` for a
 * persistent choice, and a list of links if it must work without JavaScript. Import it lazily.
 */
export function Menu({ trigger, items, align = "start" }: MenuProps) {
  const link = useLinkComponent();
  const LinkElement = link;

  return (
    <TextDirection>
      <ChakraMenu.Root unstyled positioning={{ ...positioning, placement: `bottom-${align}` }} lazyMount unmountOnExit>
        <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
        <Portal>
          <ChakraMenu.Positioner>
            <ChakraMenu.Content css={panelStyle}>
              {items.map((item) => {
                const content = (
                  <>
                    {item.icon && <Icon name={item.icon} />}
                    {item.label}
                  </>
                );
                return item.href === undefined ? (
                  // Uses `onClick`, because the menu's `onSelect` needs a highlighted item, and a screen reader's click
                  // highlights none.
                  <ChakraMenu.Item
                    key={item.id}
                    value={item.id}
                    disabled={item.isDisabled ?? false}
                    onClick={item.isDisabled ? undefined : item.onSelect}
                    css={entryStyle}
                  >
                    {content}
                  </ChakraMenu.Item>
                ) : (
                  <ChakraMenu.Item key={item.id} value={item.id} asChild css={entryStyle}>
                    <LinkElement href={item.href}>{content}</LinkElement>
                  </ChakraMenu.Item>
                );
              })}
            </ChakraMenu.Content>
          </ChakraMenu.Positioner>
        </Portal>
      </ChakraMenu.Root>
    </TextDirection>
  );
}

// "fixed", because the header that has the menu is sticky: in the page, the panel would move at each scroll until it is
// placed again, and a press at that moment would miss its entry.
const positioning = { gutter: 4, strategy: "fixed" } as const;
const panelStyle = { ...floatingPanelStyle, minWidth: "12rem", p: "1.5" };
const entryStyle = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "target",
  px: "3",
  py: "2",
  borderRadius: "md",
  fontWeight: "medium",
  lineHeight: "1.3",
  overflowWrap: "anywhere",
  cursor: "pointer",
  outline: "none",
  "&[data-highlighted]": { bg: "bg.muted", boxShadow: "inset 3px 0 0 {colors.accent.solid}" },
  "& > svg": { color: "fg.muted" },
  _disabled: { color: "fg.disabled", cursor: "not-allowed" },
  "@media (forced-colors: active)": { "&[data-highlighted]": { outline: "2px solid Highlight" } },
};
