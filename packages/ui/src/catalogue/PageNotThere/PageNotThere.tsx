import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

export interface PageNotThereProps {
  /** Page number as in the URL: "9999", "0" or "abc". */
  page: string;
  /** Number of existing pages. */
  pageCount: number;
  firstPageHref: string;
  /** Whether the catalogue is still being loaded, so that the page may exist later. @default false */
  isPart?: boolean | undefined;
}

/** Message for a page number that does not exist: the number of pages, and a link to the first. */
export function PageNotThere({ page, pageCount, firstPageHref, isPart = false }: PageNotThereProps) {
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id={isPart ? "catalog.pageNotReadYet" : "catalog.pageNotThere"} values={{ page }} />}
      actions={
        <LinkButton href={firstPageHref}>
          <FormattedMessage id="catalog.firstPage" />
        </LinkButton>
      }
    >
      {!isPart && <FormattedMessage id="catalog.pageNotThereAdvice" values={{ count: pageCount }} />}
    </EmptyState>
  );
}
