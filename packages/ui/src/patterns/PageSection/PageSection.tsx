import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

// @chunk frame: most pages have sections.

export interface PageSectionProps {
  /** `fill` on a tinted ground from edge to edge. @default "plain" */
  tone?: "plain" | "fill" | undefined;
  /** Room above and below: a section's, only below, a page's whose heading comes first, none at the top of a page (a breadcrumb brings its own), or none at all. @default "both" */
  space?: "both" | "below" | "page" | "top" | "none" | undefined;
  children: ReactNode;
}

/** A band of a page: as wide as the page's container, with the room that sections keep from each other. */
export function PageSection({ tone, space, children }: PageSectionProps) {
  return (
    <Band tone={tone}>
      <Inside space={space}>{children}</Inside>
    </Band>
  );
}

const Band = chakra("div", {
  base: {},
  variants: { tone: { plain: {}, fill: { bg: "bg.subtle" } } },
  defaultVariants: { tone: "plain" },
});
const Inside = chakra("div", {
  base: { maxWidth: "calc({sizes.container.page} + 2 * {spacing.gutter})", mx: "auto", px: "gutter" },
  variants: {
    space: {
      both: { py: "section" },
      below: { pb: "section" },
      page: { pt: { base: "6", lg: "8" }, pb: "section" },
      top: { "&:not(:has(> nav))": { pt: "4" } },
      none: {},
    },
  },
  defaultVariants: { space: "both" },
});
