import type { Category, SiteLinks } from "@rewire/domain";
import { chakra } from "../../theme/chakra.tsx";
import { hairlineGridStyle } from "../../patterns/grid.ts";
import { CategoryCard } from "./CategoryCard.tsx";

export interface CategoryGridProps {
  categories: readonly Category[];
  links: Pick<SiteLinks, "category">;
}

/** Grid of categories: two columns on phones, or one if the text is very large, three or four on wider screens. */
export function CategoryGrid({ categories, links }: CategoryGridProps) {
  return (
    <GridRoot data-thirds={categories.length % 3 === 0 || undefined}>
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryCard category={category} href={links.category(category.slug)} />
        </li>
      ))}
    </GridRoot>
  );
}

const GridRoot = chakra("ul", {
  base: {
    ...hairlineGridStyle,
    display: "grid",
    // Half of the width, if a name has room there in the reader's size of text.
    gridTemplateColumns: {
      base: "repeat(auto-fill, minmax(min(100%, max(50%, 8.5rem)), 1fr))",
      md: "repeat(4, minmax(0, 1fr))",
    },
    "&[data-thirds]": { gridTemplateColumns: { md: "repeat(3, minmax(0, 1fr))" } },
  },
});
