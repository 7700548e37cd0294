import type { ReactNode } from "react";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

// @chunk cards: stands above most grids of cards.

export interface SectionHeaderProps {
  title: ReactNode;
  /** Id for the section's `aria-labelledby`. */
  id?: string | undefined;
  /** Link to the complete list, of which the section shows a part. */
  moreLink?: { readonly href: string; readonly label: ReactNode } | undefined;
}

/** Heading of a page section, with an optional link to the complete list. */
export function SectionHeader({ title, id, moreLink }: SectionHeaderProps) {
  return (
    <HeaderRoot>
      <Title id={id}>{title}</Title>
      {moreLink && (
        <Link variant="arrow" href={moreLink.href}>
          {moreLink.label}
        </Link>
      )}
    </HeaderRoot>
  );
}

const HeaderRoot = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    gap: "4",
    columnGap: "8",
    mb: "6",
  },
});
// Narrower than its longest word, so that the word breaks.
const Title = chakra("h2", { base: { textStyle: "h2", minWidth: "0" } });
