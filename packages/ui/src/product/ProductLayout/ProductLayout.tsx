import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

export interface ProductLayoutProps {
  gallery: ReactNode;
  /** Purchase column; sticky while the rest scrolls. */
  buyBox: ReactNode;
  /** Description: below the pictures, on phones below the buy box. */
  description?: ReactNode;
}

/**
 * Layout of the upper part of a product page. On wide screens, the pictures are on the left with the description below
 * them, and the buy box is on the right.
 */
export function ProductLayout({ gallery, buyBox, description }: ProductLayoutProps) {
  return (
    <LayoutRoot>
      <GalleryColumn>{gallery}</GalleryColumn>
      <BuyColumn>{buyBox}</BuyColumn>
      {description && <DescriptionColumn>{description}</DescriptionColumn>}
    </LayoutRoot>
  );
}

const LayoutRoot = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(380px, 35%)" },
    gridTemplateRows: { lg: "auto 1fr" },
    columnGap: "clamp(32px, 4.4vw, 64px)",
    rowGap: { base: "6", lg: "10" },
  },
});
const GalleryColumn = chakra("div", { base: { minWidth: "0" } });
const BuyColumn = chakra("div", {
  base: {
    minWidth: "0",
    gridColumn: { lg: "2" },
    gridRow: { lg: "1 / span 2" },
    position: { lg: "sticky" },
    top: "6",
    alignSelf: "start",
  },
});
const DescriptionColumn = chakra("div", {
  base: { minWidth: "0", mt: { base: "5", lg: "0" }, "@media (min-width: 75em)": { paddingInlineStart: "98px" } },
});
