import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

/** Single filter whose removal yields results. */
export interface FilterToDrop {
  /** Label as on its chip: "128 GB". */
  readonly label: string;
  /** Number of products without the filter, at least one. */
  readonly count: number;
  /** URL of the list without the filter. */
  readonly href: string;
}

export interface NoProductsFoundProps {
  /** URL of the list without filters and search; null if there are none, and the list itself is empty. */
  clearHref: string | null;
  /** URL of all products, for an empty category. */
  productsHref: string;
  /** Number of filters including the search, stated in the advice. @default 0 */
  filterCount?: number | undefined;
  /** Filter whose removal yields the most products; null or missing if no single one helps. */
  drop?: FilterToDrop | null | undefined;
}

/** Empty result: applied filters, the single filter to remove if that is enough, and a link to all products. */
export function NoProductsFound({ clearHref, productsHref, filterCount = 0, drop = null }: NoProductsFoundProps) {
  const isEmptyList = clearHref === null;

  return (
    <EmptyState
      illustration="apart"
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
