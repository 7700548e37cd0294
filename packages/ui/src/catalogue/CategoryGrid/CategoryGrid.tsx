import type { Category, SiteLinks } from "@rewire/domain";
import { chakra } from "../../theme/chakra.tsx";
import { hairlineGridStyle } from "../../patterns/grid.ts";
import { CategoryCard } from "./CategoryCard.tsx";

export interface CategoryGridProps {
  categories: readonly Category[];
  links: Pick<SiteLinks, "category">;
}

/** Grid of categories: two columns on phones, three or four on wider screens. */
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
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" },
    "&[data-thirds]": { gridTemplateColumns: { md: "repeat(3, minmax(0, 1fr))" } },
  },
});
