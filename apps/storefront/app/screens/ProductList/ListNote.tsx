import { quoteSearch, type CatalogueQuery } from "@rewire/domain";
import { CorrectedSearch } from "@rewire/ui/corrected-search";
import { CatalogueLoadingNotice } from "@rewire/ui/catalogue-loading-notice";
import type { ProductListData } from "../../loaders/listLoader.server.ts";

interface ListNoteProps extends Pick<ProductListData, "query" | "correctedTo" | "readProgress"> {
  /** Returns the URL of the list with another query. */
  hrefFor: (query: CatalogueQuery) => string;
}

/** Note above a product list: the search query was corrected, or the catalogue is still being loaded. */
export function ListNote({ query, correctedTo, hrefFor, readProgress }: ListNoteProps) {
  return (
    <>
      {correctedTo !== null && (
        <CorrectedSearch
          query={query.search}
          correctedQuery={correctedTo}
          uncorrectedHref={hrefFor({ ...query, search: quoteSearch(query.search) })}
        />
      )}
      {readProgress && <CatalogueLoadingNotice {...readProgress} />}
    </>
  );
}
