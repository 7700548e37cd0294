import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

export interface PageNotThereProps {
  /** As it stands in the address: "9999", "0" or "abc". */
  page: string;
  /** Pages that the list has. */
  pageCount: number;
  firstPageHref: string;
  /** The list is still being read, and the page may come to be. @default false */
  isPart?: boolean | undefined;
}

/** An address asks for a page of a list that does not exist: how many there are, and the way to the first. */
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
