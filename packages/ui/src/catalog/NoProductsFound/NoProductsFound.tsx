import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

export interface NoProductsFoundProps {
  /** The same list without filters and search; null where nothing was asked for, and the list itself is empty. */
  clearHref: string | null;
  /** To every product, from an empty category. */
  productsHref: string;
}

/** Nothing matches: what to try, and one way out. */
export function NoProductsFound({ clearHref, productsHref }: NoProductsFoundProps) {
  const isEmptyList = clearHref === null;

  return (
    <EmptyState
      art="apart"
      title={<FormattedMessage id="catalog.noneFound" />}
      actions={
        <LinkButton href={clearHref ?? productsHref}>
          <FormattedMessage id={isEmptyList ? "catalog.allProducts" : "catalog.clearAll"} />
        </LinkButton>
      }
    >
      <FormattedMessage id={isEmptyList ? "catalog.emptyCategory" : "catalog.noneAdvice"} />
    </EmptyState>
  );
}
