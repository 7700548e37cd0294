import type { ReactNode } from "react";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { chakra } from "../../theme/chakra.tsx";

// @chunk controls: too small for a file of its own.

export interface DisclosureProps {
  title: ReactNode;
  /** Whether it is open at first. @default false */
  isOpen?: boolean | undefined;
  /** Called when it is opened. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** One line of text that opens secondary content below it, without JavaScript too. */
export function Disclosure({ title, isOpen, onOpen, children }: DisclosureProps) {
  return (
    <DisclosureRoot open={isOpen} onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}>
      <summary>
        {title}
        <Icon name="down" size={1} />
      </summary>
      {children}
    </DisclosureRoot>
  );
}

const DisclosureRoot = chakra("details", {
  base: {
    textStyle: "sm",
    "& > summary": {
      display: "flex",
      alignItems: "center",
      gap: "2",
      width: "fit-content",
      maxWidth: "full",
      minHeight: "target",
      py: "10px",
      fontWeight: "medium",
      listStyle: "none",
      cursor: "pointer",
      "&::-webkit-details-marker": { display: "none" },
    },
    "& > summary > svg": { flex: "none", color: "fg.muted" },
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
    "&[open]": { pb: "14px" },
  },
});
