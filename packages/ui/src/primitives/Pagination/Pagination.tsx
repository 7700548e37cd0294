import { FormattedMessage, useIntl } from "react-intl";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { listPageEntries } from "./listPageEntries.ts";

// @chunk cards: used by lists, and by product pages only below the fold.

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  pages: number;
  /** Returns the URL of a page; the app owns the URL scheme. */
  hrefFor: (page: number) => string;
}

/** Pagination with plain links, which work without JavaScript. Renders nothing if there is only one page. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  const intl = useIntl();
  const link = useLinkComponent();
  if (pages <= 1) return null;

  return (
    <nav aria-label={intl.formatMessage({ id: "pagination.label" })} data-print="hide">
      <List>
        {page > 1 && (
          <li>
            <PageLink as={link} href={hrefFor(page - 1)} rel="prev" edge>
              <Icon name="back" />
              <EdgeLabel>
                <FormattedMessage id="pagination.previous" />
              </EdgeLabel>
            </PageLink>
          </li>
        )}
        {listPageEntries(page, pages).map((entry, index) => (
          <li key={entry === "gap" ? `gap${index}` : entry}>
            {entry === "gap" ? (
              <PageGap aria-hidden>…</PageGap>
            ) : (
              <PageLink
                as={link}
                href={hrefFor(entry)}
                aria-label={intl.formatMessage({ id: "pagination.page" }, { page: entry })}
                {...(entry === page ? { "aria-current": "page" } : {})}
              >
                {intl.formatNumber(entry)}
              </PageLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <PageLink as={link} href={hrefFor(page + 1)} rel="next" edge>
              <EdgeLabel>
                <FormattedMessage id="pagination.next" />
              </EdgeLabel>
              <Icon name="forward" />
            </PageLink>
          </li>
        )}
      </List>
    </nav>
  );
}

const List = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    alignItems: "center",
    gap: { base: "2px", sm: "1.5" },
  },
});
const cellStyle = {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: { base: "32px", sm: "control" },
  height: "control",
  px: { base: "1", sm: "10px" },
  borderWidth: "1px",
  borderColor: "transparent",
  borderRadius: "md",
  fontWeight: "semibold",
  lineHeight: "1",
  fontVariantNumeric: "tabular-nums",
} as const;
const PageGap = chakra("span", { base: { ...cellStyle, minWidth: { base: "16px", sm: "control" } } });
const PageLink = chakra("a", {
  base: {
    ...cellStyle,
    _hover: { bg: "bg.muted" },
    "&[aria-current=page]": { bg: "accent.solid", color: "accent.contrast" },
  },
  variants: {
    edge: {
      true: {
        verticalAlign: "top",
        gap: "2",
        minWidth: { base: "40px", sm: "control" },
        borderColor: "border.control",
      },
    },
  },
});
// On phones the numbers take the line: a label without a size names its link, and takes the gap beside it away. `srOnly`
// would have four times the bytes.
const EdgeLabel = chakra("span", {
  base: { mx: { base: "-0.25rem", md: "1" }, fontSize: { base: "0", md: "inherit" } },
});
