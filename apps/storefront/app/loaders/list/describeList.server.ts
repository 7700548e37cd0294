import type { ProductList } from "@rewire/catalogue-index";
import type { CatalogueQuery } from "@rewire/domain";
import type { ProductGroup } from "@rewire/ui";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";

/**
 * Texts about the sort order and the groups of a list, in the language of the URL. They are composed on the server, so
 * that the browser code does not contain them.
 */
export interface ListDescription {
  /** Explanation of the sort order; null for one that needs none. */
  readonly sortHint: string | null;
  /** Groups of the products of the page, in their order; null for a list without groups. */
  readonly groups: readonly ProductGroup[] | null;
}

/**
 * Describes the sort order and the groups of a list.
 * @param list Page of the list; null if the requested page does not exist.
 */
export async function describeList(
  request: Request,
  { sort }: CatalogueQuery,
  list: Pick<ProductList, "repairs" | "total" | "items"> | null,
): Promise<ListDescription> {
  return {
    sortHint: sort.by === "rating" ? await loadMessageText(request, "listNote.bestRated") : null,
    groups: list && (await listGroups(request, list)),
  };
}

/** Describes the repairs and the goods of a search that has both. */
async function listGroups(
  request: Request,
  { repairs, total, items }: Pick<ProductList, "repairs" | "total" | "items">,
): Promise<readonly ProductGroup[] | null> {
  if (!repairs || repairs.total === total) return null;
  const groups = [
    {
      title: await loadMessageText(request, "listNote.repairs"),
      total: repairs.total,
      countOnPage: repairs.countOnPage,
    },
    {
      title: await loadMessageText(request, "listNote.goods"),
      total: total - repairs.total,
      countOnPage: items.length - repairs.countOnPage,
    },
  ];
  return (repairs.areFirst ? groups : groups.toReversed()).filter(({ countOnPage }) => countOnPage > 0);
}
