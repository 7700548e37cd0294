import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { Link } from "../Link/Link.tsx";

// @chunk shopFrame: used by lists and product pages.

export interface BreadcrumbEntry {
  label: string;
  /** URL of the page; missing for the current page. */
  href?: string | undefined;
}

/** Breadcrumb trail from the home page to the current page. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbEntry[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: "breadcrumb.label" })} data-print="hide">
      <List>
        {items.map(({ label, href }) => (
          <BreadcrumbItem key={`${href} ${label}`}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link variant="quiet" href={href}>
                {label}
              </Link>
            )}
          </BreadcrumbItem>
        ))}
      </List>
    </nav>
  );
}

const List = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "2",
    rowGap: "1",
    paddingBlock: "4",
    textStyle: "sm",
    color: "fg.muted",
  },
});
const BreadcrumbItem = chakra("li", {
  base: {
    display: "inline-flex",
    gap: "2",
    minHeight: "24px",
    minWidth: "0",
    "& > *": { minWidth: "0" },
    "& + &::before": { content: '"/" / ""', color: "fg.subtle" },
    "& [aria-current]": { color: "fg.subtle", outline: "none" },
  },
});
