import type { ReactNode } from "react";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface SectionHeadProps {
  title: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string | undefined;
  /** To the rest of what the section shows a part of. */
  more?: { readonly href: string; readonly label: ReactNode } | undefined;
}

/** The heading of a section of a page, with a way to all of it at its end. */
export function SectionHead({ title, id, more }: SectionHeadProps) {
  return (
    <HeadRoot>
      <Title id={id}>{title}</Title>
      {more && (
        <Link variant="arrow" href={more.href}>
          {more.label}
        </Link>
      )}
    </HeadRoot>
  );
}

const HeadRoot = chakra("div", {
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
const Title = chakra("h2", { base: { textStyle: "h2" } });
