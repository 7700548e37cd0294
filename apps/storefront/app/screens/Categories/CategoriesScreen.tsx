import { repairCategory, type Category } from "@rewire/domain";
import { CategoryGrid, PageSection, PageTitle } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";

interface CategoriesScreenProps {
  title: string;
  categories: readonly Category[];
}

/** Page that lists all categories of the shop with links to their products. */
export function CategoriesScreen({ title, categories }: CategoriesScreenProps) {
  const links = useLinks();
  // Repairs are not part of product lists, so their category links to the repair desk.
  const linkToCategory = (slug: string) => (slug === repairCategory ? links.repair : links.category(slug));
  return (
    <PageSection>
      <PageTitle>{title}</PageTitle>
      <CategoryGrid categories={categories} links={{ ...links, category: linkToCategory }} />
    </PageSection>
  );
}
