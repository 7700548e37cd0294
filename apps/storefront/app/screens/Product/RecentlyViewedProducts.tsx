import { useEffect, useState } from "react";
import type { ProductSummary } from "@rewire/domain";
import { PageSection, RecentlyViewed } from "@rewire/ui";
import { fetchCards } from "../../loaders/cards.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { runWhenActivated } from "../../navigation/runWhenActivated.ts";
import { useCardActions } from "../../commerce/useCardActions.ts";
import { addRecentlyViewed, readRecentlyViewed } from "./recentlyViewed.ts";

/** Recently viewed products with current names and prices. Renders nothing if there are none, or the request fails. */
export default function RecentlyViewedProducts({ currentId }: { currentId: number }) {
  const links = useLinks();
  const cardActions = useCardActions();
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const cancelLoading = runWhenActivated(() => {
      const previousIds = readRecentlyViewed().filter((id) => id !== currentId);
      addRecentlyViewed(currentId);
      fetchCards(previousIds, controller.signal).then(setProducts, () => undefined);
    });
    return () => {
      cancelLoading();
      controller.abort();
    };
  }, [currentId]);

  if (products.length === 0) return null;
  return (
    <PageSection>
      <RecentlyViewed products={products} currentId={currentId} links={links} {...cardActions} />
    </PageSection>
  );
}
