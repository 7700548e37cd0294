import { Portal, Tooltip as ChakraTooltip } from "@chakra-ui/react";
import type { ReactElement, ReactNode } from "react";
import { TextDirection } from "../../provider/TextDirection.tsx";

export interface TooltipProps {
  /** Short text whose information must also be available elsewhere, because touch screens do not show it. */
  text: ReactNode;
  /** Focusable control that the tooltip describes. */
  children: ReactElement;
  /** Preferred placement. @default "top" */
  placement?: "top" | "bottom" | undefined;
}

/** Short text about a control, shown on hover and on focus. Escape hides it. Import it lazily. */
export function Tooltip({ text, children, placement = "top" }: TooltipProps) {
  return (
    <TextDirection>
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
            <ChakraTooltip.Content css={tooltipStyle}>{text}</ChakraTooltip.Content>
          </ChakraTooltip.Positioner>
        </Portal>
      </ChakraTooltip.Root>
    </TextDirection>
  );
}

const tooltipStyle = {
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
