import type { MetaDescriptor, UIMatch } from "react-router";
import type { ProductListData } from "./listLoader.ts";
import { pageMeta } from "./pageMeta.ts";
import { settingsOf } from "./rootSettings.ts";

/** Head of a list; a search and a page that is not there are kept out of search engines. */
export function listMeta(list: ProductListData | undefined, matches: readonly (Pick<UIMatch, "id"> | undefined)[], path: string): MetaDescriptor[] {
  const page = list?.products && list.products.page > 1 ? ` (${list.products.page})` : "";
  return pageMeta(settingsOf(matches), {
    title: list && `${list.title}${page}`,
    path,
    image: list?.category?.image?.url,
    isPrivate: !list?.products || list.search !== "",
  });
}
