import { Popover as ChakraPopover, Portal } from "@chakra-ui/react";
import { useId, type ReactElement, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { TextDirection } from "../../provider/TextDirection.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { floatingPanelStyle } from "./popover.styles.ts";

export interface PopoverProps {
  /** Button or IconButton that opens the popover, and names its content. */
  trigger: ReactElement;
  title: ReactNode;
  children: ReactNode;
  /** Preferred placement. @default "bottom-start" */
  placement?: "bottom-start" | "bottom-end" | "top" | undefined;
}

/**
 * Non-modal panel with details, next to the button that opens it. Use `Menu` for a list of actions, `Dialog` for a
 * question, and `Tooltip` for a short text. Import it lazily.
 */
export function Popover({ trigger, title, children, placement = "bottom-start" }: PopoverProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();

  return (
    <TextDirection>
      <ChakraPopover.Root
        unstyled
        positioning={{ placement, gutter: 4 }}
        ids={{ title: titleId }}
        lazyMount
        unmountOnExit
        portalled
      >
        <ChakraPopover.Trigger asChild>{trigger}</ChakraPopover.Trigger>
        <Portal>
          <ChakraPopover.Positioner>
            <ChakraPopover.Content aria-labelledby={titleId} css={panelStyle}>
              <ChakraPopover.Title css={headingStyle}>{title}</ChakraPopover.Title>
              <ChakraPopover.CloseTrigger asChild css={closeButtonStyle}>
                <IconButton icon="close" size="sm" label={formatMessage({ id: "common.close" })} />
              </ChakraPopover.CloseTrigger>
              <ChakraPopover.Body>{children}</ChakraPopover.Body>
            </ChakraPopover.Content>
          </ChakraPopover.Positioner>
        </Portal>
      </ChakraPopover.Root>
    </TextDirection>
  );
}

const panelStyle = {
  ...floatingPanelStyle,
  position: "relative",
  width: "320px",
  px: "4",
  pt: "2",
  pb: "4",
  overflowWrap: "anywhere",
} as const;
const headingStyle = { textStyle: "h4", minHeight: "controlSm", pt: "1.5", pe: "44px", mb: "1" };
const closeButtonStyle = { position: "absolute", insetInlineEnd: "2", top: "2" } as const;
