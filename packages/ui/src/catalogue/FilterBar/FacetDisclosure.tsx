import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface FacetDisclosureProps {
  /** Label of the filter. */
  label: string;
  /** Number of selected values. */
  count: number;
  /** Name of the group, of which only one disclosure is open. */
  group: string;
  onOpen: () => void;
  /** Content of the panel; rendered while it is open. */
  children: ReactNode;
}

/**
 * Filter in the filter bar: a button with the label and the number of selected values, and a panel below it. Escape, or
 * a press outside the panel, closes it.
 */
export function FacetDisclosure({ label, count, group, onOpen, children }: FacetDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useDismissOnOutsidePress(details, isOpen);

  const handleToggle = (element: HTMLDetailsElement) => {
    setIsOpen(element.open);
    if (!element.open) return;
    // Aligns the panel to the other edge at the end of the bar.
    const { left } = element.getBoundingClientRect();
    element.toggleAttribute("data-end", left + PANEL_WIDTH > document.documentElement.clientWidth);
    onOpen();
  };
  // The browser may open it before hydration.
  const handleToggleBeforeHydration = useEffectEvent(() => details.current?.open && handleToggle(details.current));
  useEffect(() => void handleToggleBeforeHydration(), []);

  return (
    <DisclosureRoot
      ref={details}
      name={group}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => handleToggle(currentTarget)}
    >
      <DisclosureButton data-on={count > 0 || undefined}>
        {label}
        {count > 0 && (
          <>
            <SelectionCount aria-hidden>
              <FormattedNumber value={count} />
            </SelectionCount>
            <VisuallyHidden>
              {", "}
              <FormattedMessage id="catalog.filtersSet" values={{ count }} />
            </VisuallyHidden>
          </>
        )}
        <Icon name="down" size={1} />
      </DisclosureButton>
      {isOpen && <DisclosurePanel>{children}</DisclosurePanel>}
    </DisclosureRoot>
  );
}

/** Panel width in pixels. */
const PANEL_WIDTH = 340;

/** Closes the filter panel that contains an element, and returns the focus to the panel's button. */
export function closeFacet(element: Element | null) {
  const details = element?.closest("details");
  details?.removeAttribute("open");
  details?.querySelector("summary")?.focus();
}

function useDismissOnOutsidePress(details: { readonly current: HTMLDetailsElement | null }, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = ({ key }: KeyboardEvent) => key === "Escape" && closeFacet(details.current);
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) details.current?.removeAttribute("open");
    };
    document.addEventListener("keydown", handleKey);
    document.addEventListener("pointerdown", handlePress);
    return () => {
      document.removeEventListener("keydown", handleKey);
      document.removeEventListener("pointerdown", handlePress);
    };
  }, [details, isOpen]);
}

const DisclosureRoot = chakra("details", {
  base: {
    position: "relative",
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
    "&[data-end] > div": { insetInlineStart: { md: "auto" }, insetInlineEnd: { md: "0" } },
  },
});
const DisclosureButton = chakra("summary", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "control",
    maxWidth: "full",
    px: "14px",
    py: "1",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    fontSize: "sm",
    fontWeight: "semibold",
    lineHeight: "1.2",
    overflowWrap: "anywhere",
    listStyle: "none",
    cursor: "pointer",
    transition: "border-color 140ms {easings.out}",
    "&::-webkit-details-marker": { display: "none" },
    _hover: { borderColor: "border.emphasized" },
    "&[data-on]": { borderColor: "accent.solid", boxShadow: "inset 0 0 0 1px {colors.accent.solid}" },
  },
});
const SelectionCount = chakra("span", {
  base: {
    minWidth: "1.25rem",
    px: "5px",
    borderRadius: "full",
    bg: "accent.solid",
    color: "accent.contrast",
    fontSize: "2xs",
    fontWeight: "bold",
    lineHeight: "1.25rem",
    textAlign: "center",
  },
});
const DisclosurePanel = chakra("div", {
  base: {
    position: { base: "static", md: "absolute" },
    zIndex: "dropdown",
    insetInlineStart: "0",
    top: "calc(100% + 10px)",
    width: { base: "full", md: `${PANEL_WIDTH}px` },
    mt: { base: "2", md: "0" },
    p: "5",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    bg: "bg.panel",
    boxShadow: { md: "popover" },
    animation: "popIn 200ms {easings.out}",
  },
});
