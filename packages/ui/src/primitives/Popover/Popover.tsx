import { Popover as ChakraPopover, Portal } from "@chakra-ui/react";
import { useId, type ReactElement, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../IconButton/IconButton.tsx";
import { floatingPanel } from "./popover.styles.ts";

export interface PopoverProps {
  /** A Button or IconButton; it says what is behind it. */
  trigger: ReactElement;
  title: ReactNode;
  children: ReactNode;
  /** Where it stands if there is room. @default "bottom-start" */
  placement?: "bottom-start" | "bottom-end" | "top" | undefined;
}

/**
 * A little more about one thing, beside the button that opens it; the page stays usable.
 * A list of things to do is a Menu, a question a Dialog, a word a Tooltip. Load it lazily.
 */
export function Popover({ trigger, title, children, placement = "bottom-start" }: PopoverProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();

  return (
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
          <ChakraPopover.Content aria-labelledby={titleId} css={panel}>
            <ChakraPopover.Title css={heading}>{title}</ChakraPopover.Title>
            <ChakraPopover.CloseTrigger asChild css={cross}>
              <IconButton icon="close" size="sm" label={formatMessage({ id: "common.close" })} />
            </ChakraPopover.CloseTrigger>
            <ChakraPopover.Body>{children}</ChakraPopover.Body>
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}

const panel = {
  ...floatingPanel,
  position: "relative",
  width: "320px",
  px: "4",
  pt: "2",
  pb: "4",
  overflowWrap: "anywhere",
} as const;
const heading = { textStyle: "h4", minHeight: "controlSm", pt: "1.5", pe: "44px", mb: "1" };
const cross = { position: "absolute", insetInlineEnd: "2", top: "2" } as const;
