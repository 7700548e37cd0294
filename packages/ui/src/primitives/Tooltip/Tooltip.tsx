import { Portal, Tooltip as ChakraTooltip } from "@chakra-ui/react";
import type { ReactElement, ReactNode } from "react";

export interface TooltipProps {
  /** Short text; never the only place of an information, as touch screens do not show it. */
  text: ReactNode;
  /** A control that can have the focus. */
  children: ReactElement;
  /** @default "top" */
  placement?: "top" | "bottom" | undefined;
}

/** Short text about a control while the pointer or the focus rests on it; Escape hides it. Load it lazily. */
export function Tooltip({ text, children, placement = "top" }: TooltipProps) {
  return (
    <ChakraTooltip.Root
      unstyled
      positioning={{ placement, gutter: 6 }}
      openDelay={400}
      closeDelay={100}
      lazyMount
      unmountOnExit
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content css={label}>{text}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}

const label = {
  zIndex: "dropdown",
  maxWidth: "min(280px, calc(100vw - 24px))",
  px: "10px",
  py: "1.5",
  borderRadius: "md",
  bg: "bg.inverted",
  color: "fg.inverted",
  textStyle: "xs",
  fontWeight: "medium",
  overflowWrap: "anywhere",
  _open: { animation: "fadeIn 140ms {easings.out}" },
  "@media (forced-colors: active)": { borderWidth: "1px" },
};
