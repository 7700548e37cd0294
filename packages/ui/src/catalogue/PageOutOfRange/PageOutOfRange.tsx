import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

export interface PageOutOfRangeProps {
  /** Page number as in the URL: "9999", "0" or "abc". */
  page: string;
  /** Number of existing pages. */
  pageCount: number;
  firstPageHref: string;
  /** Whether the catalogue is still being loaded, so that the page may exist later. @default false */
  isPartial?: boolean | undefined;
}

/** Message for a page number that does not exist: the number of pages, and a link to the first page. */
export function PageOutOfRange({ page, pageCount, firstPageHref, isPartial = false }: PageOutOfRangeProps) {
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id={isPartial ? "catalog.pageNotReadYet" : "catalog.pageNotThere"} values={{ page }} />}
      actions={
        <LinkButton href={firstPageHref}>
          <FormattedMessage id="catalog.firstPage" />
        </LinkButton>
      }
    >
      {!isPartial && <FormattedMessage id="catalog.pageNotThereAdvice" values={{ count: pageCount }} />}
    </EmptyState>
  );
}
