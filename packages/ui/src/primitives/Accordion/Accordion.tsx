import { useId, type ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { Icon } from "../Icon/Icon.tsx";

export interface AccordionItem {
  readonly id: string;
  /** Title of the item, which toggles its content. */
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Whether the item is initially open. @default false */
  readonly isOpen?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Whether opening one item closes the others. @default false */
  isExclusive?: boolean | undefined;
}

/**
 * Accordion of native `details` elements. It works without JavaScript, and the browser's page search finds its content.
 */
export function Accordion({ items, isExclusive = false }: AccordionProps) {
  const group = useId();
  return (
    <div>
      {items.map(({ id, title, content, isOpen }) => (
        <AccordionDetails key={id} id={id} open={isOpen} name={isExclusive ? group : undefined}>
          <AccordionSummary>
            <Title>{title}</Title>
            <Icon name="down" />
          </AccordionSummary>
          <AccordionContent>{content}</AccordionContent>
        </AccordionDetails>
      ))}
    </div>
  );
}

const AccordionDetails = chakra("details", {
  base: {
    borderTop: "hairline",
    "&:last-of-type": { borderBottom: "hairline" },
    "& > summary > svg": { transition: "transform 140ms {easings.out}", color: "fg.muted" },
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
  },
});
const AccordionSummary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    minHeight: "56px",
    paddingBlock: "3",
    cursor: "pointer",
    listStyle: "none",
    borderRadius: "xs",
    "&::-webkit-details-marker": { display: "none" },
    _hover: { textDecorationLine: "underline", textUnderlineOffset: "0.22em" },
  },
});
const Title = chakra("span", {
  base: { minWidth: "0", fontWeight: "semibold", hyphens: "auto", overflowWrap: "anywhere" },
});
const AccordionContent = chakra("div", {
  base: { maxWidth: "container.text", pb: "5", color: "fg.muted", overflowWrap: "anywhere" },
});
