import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

/** The one filter that stands in the way. */
export interface FilterToDrop {
  /** As on its chip: "128 GB". */
  readonly label: string;
  /** Products without it, at least one. */
  readonly count: number;
  /** The list without it. */
  readonly href: string;
}

export interface NoProductsFoundProps {
  /** The list without filters and search; null where there are none, and the list itself is empty. */
  clearHref: string | null;
  /** To every product, from an empty category. */
  productsHref: string;
  /** Number of filters, the search among them; named in the advice. @default 0 */
  filterCount?: number | undefined;
  /** The filter whose loss helps most; null or absent where none alone does. */
  drop?: FilterToDrop | null | undefined;
}

/** Empty result: the filters in use, the one to drop where that is enough, and a link to all products. */
export function NoProductsFound({ clearHref, productsHref, filterCount = 0, drop = null }: NoProductsFoundProps) {
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
      {drop && !isEmptyList ? (
        <>
          {filterCount > 0 && (
            <>
              <FormattedMessage id="catalog.nothingLeft" values={{ count: filterCount }} />{" "}
            </>
          )}
          <Link href={drop.href}>
            <FormattedMessage id="catalog.dropOne" values={{ label: drop.label, count: drop.count }} />
          </Link>
        </>
      ) : (
        <FormattedMessage id={isEmptyList ? "catalog.emptyCategory" : "catalog.noneAdvice"} />
      )}
    </EmptyState>
  );
}
