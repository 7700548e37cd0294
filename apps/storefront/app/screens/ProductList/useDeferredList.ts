import { startTransition, useEffect, useState } from "react";
import type { ProductListData } from "../../loaders/listLoader.server.ts";

/**
 * Returns the list to show apart from its products. When another page of the same list has been loaded, this is the
 * last list in the render that shows the first products, and the loaded one in the next, so that the page responds
 * quickly to a tap. Groups of products and lists with another title are returned immediately.
 */
export function useDeferredList(list: ProductListData): ProductListData {
  const [shownList, setShownList] = useState(list);
  const isLater = shownList.products !== list.products && shownList.title === list.title && !list.groups;
  if (!isLater && shownList !== list) setShownList(list);
  useEffect(() => {
    if (isLater) startTransition(() => setShownList(list));
  }, [isLater, list]);
  return isLater ? shownList : list;
}
