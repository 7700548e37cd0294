import type { Category } from "@rewire/domain";
import { CategoryGrid, PageSection, PageTitle } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";

interface CategoriesScreenProps {
  title: string;
  categories: readonly Category[];
}

/** All categories of the shop, each a link to its products. */
export function CategoriesScreen({ title, categories }: CategoriesScreenProps) {
  const links = useLinks();
  return (
    <PageSection>
      <PageTitle>{title}</PageTitle>
      <CategoryGrid categories={categories} links={links} />
    </PageSection>
  );
}
