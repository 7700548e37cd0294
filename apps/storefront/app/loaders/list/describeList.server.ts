import type { ProductList } from "@rewire/catalogue-index";
import { unquoteSearch, type CatalogueQuery } from "@rewire/domain";
import type { ProductGroup } from "@rewire/ui";
import { createServerIntl } from "../../i18n/createServerIntl.server.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";

/**
 * Texts about the sort order and the groups of a list, in the language of the URL. They are composed on the server, so
 * that the browser code does not contain them.
 */
export interface ListDescription extends Partial<SearchTexts> {
  /** Explanation of the sort order; missing for one that needs none. */
  readonly sortHint?: string;
  /** Groups of the products of the page, in their order; null for a list without groups. */
  readonly groups: readonly ProductGroup[] | null;
}

/** Texts of a search: title of its results, and name of their default sort order. */
interface SearchTexts {
  readonly searchTitle: string;
  readonly defaultSortLabel: string;
}

/**
 * Describes the sort order and the groups of a list.
 * @param list Page of the list; null if the requested page does not exist.
 */
export async function describeList(
  request: Request,
  { search, sort }: CatalogueQuery,
  list: Pick<ProductList, "repairs" | "total" | "items"> | null,
): Promise<ListDescription> {
  return {
    ...(sort.by === "rating" && { sortHint: await loadMessageText(request, "listNote.bestRated") }),
    groups: list && (await listGroups(request, list)),
    ...(search && (await loadSearchTexts(request, search))),
  };
}

/** Loads the texts of a search, whose results come best match first unless another order is chosen. */
async function loadSearchTexts(request: Request, search: string): Promise<SearchTexts> {
  const { formatMessage } = await createServerIntl(request);
  return {
    searchTitle: formatMessage({ id: "listNote.searchTitle" }, { search: unquoteSearch(search) }),
    defaultSortLabel: formatMessage({ id: "listNote.bestMatch" }),
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
