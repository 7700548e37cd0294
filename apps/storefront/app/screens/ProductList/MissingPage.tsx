import { PageOutOfRange } from "@rewire/ui/page-out-of-range";
import { CatalogueLoadingNotice } from "@rewire/ui/catalogue-loading-notice";
import type { ProductListData } from "../../loaders/listLoader.server.ts";

interface MissingPageProps extends Pick<ProductListData, "pageCount" | "readProgress"> {
  /** Page number as in the URL. */
  page: string;
  firstPageHref: string;
}

/**
 * Message for a page number beyond the last page of a list. While the catalogue is being loaded, the message says that
 * the page may exist later.
 */
export function MissingPage({ readProgress, ...page }: MissingPageProps) {
  return (
    <>
      {readProgress && <CatalogueLoadingNotice {...readProgress} />}
      <PageOutOfRange {...page} isPartial={readProgress !== null} />
    </>
  );
}
