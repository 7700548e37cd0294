import { useEffect, useState } from "react";
import type { ProductSummary } from "@rewire/domain";
import { PageSection, RecentlyViewed } from "@rewire/ui";
import { fetchCards } from "../../loaders/cards.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { useCardActions } from "../../commerce/useCardActions.ts";
import { noteViewed, readViewed } from "./recentlyViewed.ts";

/** Recently viewed products with current names and prices. Renders nothing if there are none, or the request fails. */
export default function ViewedProducts({ currentId }: { currentId: number }) {
  const links = useLinks();
  const cardActions = useCardActions();
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);

  useEffect(() => {
    const before = readViewed().filter((id) => id !== currentId);
    noteViewed(currentId);
    const controller = new AbortController();
    fetchCards(before, controller.signal).then(setProducts, () => undefined);
    return () => controller.abort();
  }, [currentId]);

  if (products.length === 0) return null;
  return (
    <PageSection>
      <RecentlyViewed products={products} currentId={currentId} links={links} {...cardActions} />
    </PageSection>
  );
}
