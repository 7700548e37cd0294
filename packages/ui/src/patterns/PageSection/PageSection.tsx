import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

// @chunk frame: used by most pages.

export interface PageSectionProps {
  /** `fill` for a tinted background across the page width. @default "plain" */
  tone?: "plain" | "fill" | undefined;
  /**
   * Vertical padding: `both` above and below, `below` only, `page` for a page that starts with its heading, `top` for
   * one that starts with a breadcrumb (none at the top), or `none`. @default "both"
   */
  verticalPadding?: "both" | "below" | "page" | "top" | "none" | undefined;
  children: ReactNode;
}

/** Section of a page with the width of the page container and the standard vertical padding. */
export function PageSection({ tone, verticalPadding, children }: PageSectionProps) {
  return (
    <FullBleed tone={tone}>
      <SectionContainer space={verticalPadding}>{children}</SectionContainer>
    </FullBleed>
  );
}

const FullBleed = chakra("div", {
  base: {},
  variants: { tone: { plain: {}, fill: { bg: "bg.subtle" } } },
  defaultVariants: { tone: "plain" },
});
const SectionContainer = chakra("div", {
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
