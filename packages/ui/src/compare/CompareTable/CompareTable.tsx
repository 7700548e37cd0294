import {
  type ComparedProduct,
  type SiteLinks,
  findCheapestProductIndex,
  createCompareRows,
  type CompareRow,
  type CompareSubject,
  type RepairOffer,
} from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import { useId, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useRoundMoney } from "../../patterns/rules/useRoundMoney.ts";
import { Badge } from "../../primitives/Badge/Badge.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Scripting } from "../../primitives/Scripting/Scripting.tsx";
import { Rating } from "../../primitives/Rating/Rating.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { formatSize, formatWeight } from "../../product/formatDimensions.ts";
import { StockLabel } from "../../product/StockLabel/StockLabel.tsx";
import { CompareHeader } from "./CompareHeader.tsx";

export interface CompareTableProps {
  /** Compared products, two to four. */
  products: readonly ComparedProduct[];
  links: Pick<SiteLinks, "product" | "products" | "compare">;
  /** Whether rows with identical values are hidden; stored in the URL; both states are links. @default false */
  isDifferencesOnly?: boolean | undefined;
  /** Called with the URL of the other state when the checkbox is pressed. */
  onDifferencesChange: (href: string) => void;
  /** Called when a product is removed; the link's URL is that of the comparison without it. */
  onRemove?: ((product: ComparedProduct) => void) | undefined;
  /** Called to add a product without options to the cart; if missing, the buttons are omitted. */
  onAdd?: ((product: ComparedProduct) => void) | undefined;
  /** Id of the product that is being added to the cart. */
  addingId?: number | null | undefined;
  /** Content beside the heading, such as "Copy link". */
  actions?: ReactNode;
}

const subjectLabels: Record<Exclude<CompareSubject, "attribute">, MessageKey> = {
  stock: "compare.stock",
  rating: "compare.rating",
  size: "compare.size",
  weight: "compare.weight",
  repair: "compare.repair",
};

/**
 * Comparison table of products with a sticky first column. Rows with different values are tinted and marked, and the
 * best value is labelled in text.
 */
export function CompareTable(props: CompareTableProps) {
  const { products, links, isDifferencesOnly = false, onDifferencesChange, actions } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const titleId = useId();

  if (products.length < 2) return <NotEnoughProductsNote productsHref={links.products()} />;
  const rows = createCompareRows(products, {
    list: (parts) => intl.formatList(parts, { type: "unit" }),
    size: (dimensions) => formatSize(intl, dimensions),
    weight: (dimensions) => formatWeight(intl, dimensions),
    labels: { size: formatMessage({ id: "compare.size" }), weight: formatMessage({ id: "compare.weight" }) },
  });
  const slugs = products.map(({ slug }) => slug);
  const differingRows = rows.filter(({ isDifferent }) => isDifferent);

  return (
    <Root>
      <TableHeading>
        <Heading id={titleId}>{formatMessage({ id: "compare.title" }, { count: products.length })}</Heading>
        <ToolRow data-print="hide">
          <DifferencesSwitch
            isDifferencesOnly={isDifferencesOnly}
            href={links.compare(slugs, !isDifferencesOnly)}
            onChange={onDifferencesChange}
          />
          {actions}
        </ToolRow>
      </TableHeading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached without a pointer */}
      <ScrollContainer aria-labelledby={titleId} tabIndex={0}>
        <TableRoot css={{ "--products": String(products.length) }}>
          <ProductHeaderCells {...props} />
          <tbody>
            {(isDifferencesOnly ? differingRows : rows).map((row) => (
              <ComparedRow key={row.id} row={row} products={products} />
            ))}
          </tbody>
        </TableRoot>
      </ScrollContainer>
      <TableNote aria-live="polite">
        {differingRows.length > 0
          ? formatMessage({ id: "compare.differ" }, { differing: differingRows.length, all: rows.length })
          : formatMessage({ id: "compare.noDifference" })}
      </TableNote>
    </Root>
  );
}

function NotEnoughProductsNote({ productsHref }: { productsHref: string }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      illustration="apart"
      title={formatMessage({ id: "compare.tooFew" })}
      headingLevel={1}
      actions={<LinkButton href={productsHref}>{formatMessage({ id: "account.browse" })}</LinkButton>}
    >
      {formatMessage({ id: "compare.tooFewAdvice" })}
    </EmptyState>
  );
}

interface DifferencesSwitchProps {
  isDifferencesOnly: boolean;
  /** URL of the comparison with the other state. */
  href: string;
  onChange: (href: string) => void;
}

/** Toggle for hiding rows with identical values: a checkbox, or a link without JavaScript. */
function DifferencesSwitch({ isDifferencesOnly, href, onChange }: DifferencesSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Scripting visibility="on">
        <Checkbox
          label={formatMessage({ id: "compare.onlyDifferences" })}
          checked={isDifferencesOnly}
          onChange={() => onChange(href)}
        />
      </Scripting>
      <Scripting visibility="off">
        <LinkButton size="sm" variant="line" href={href}>
          {formatMessage({ id: isDifferencesOnly ? "compare.allRows" : "compare.onlyDifferences" })}
        </LinkButton>
      </Scripting>
    </>
  );
}

function ProductHeaderCells({
  products,
  links,
  isDifferencesOnly = false,
  onRemove,
  onAdd,
  addingId,
}: CompareTableProps) {
  const { formatMessage } = useIntl();
  const cheapestIndex = findCheapestProductIndex(products);
  const listOtherSlugs = (product: ComparedProduct) =>
    products.map(({ slug }) => slug).filter((slug) => slug !== product.slug);
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{formatMessage({ id: "compare.feature" })}</VisuallyHidden>
        </th>
        {products.map((product, index) => (
          <CompareHeader
            key={product.id}
            product={product}
            href={links.product(product.slug)}
            removeHref={links.compare(listOtherSlugs(product), isDifferencesOnly)}
            onRemove={onRemove && (() => onRemove(product))}
            isCheapest={cheapestIndex === index}
            onAdd={onAdd && (() => onAdd(product))}
            isAdding={addingId === product.id}
          />
        ))}
      </tr>
    </thead>
  );
}

function ComparedRow({ row, products }: { row: CompareRow; products: readonly ComparedProduct[] }) {
  const { formatMessage } = useIntl();
  return (
    <tr data-differs={row.isDifferent || undefined} data-subject={row.subject}>
      <th scope="row">
        {row.subject === "attribute"
          ? row.label
          : formatMessage({ id: subjectLabels[row.subject] }, { repair: row.label })}
      </th>
      {products.map((product, index) => (
        <td key={product.id} data-best={row.best === index || undefined}>
          <CompareValue row={row} product={product} index={index} />
        </td>
      ))}
    </tr>
  );
}

function CompareValue({ row, product, index }: { row: CompareRow; product: ComparedProduct; index: number }) {
  const { formatMessage } = useIntl();
  const value = row.values[index];
  if (!value) {
    return (
      <EmptyValue>
        <span aria-hidden>–</span>
        <VisuallyHidden>{formatMessage({ id: "compare.nothing" })}</VisuallyHidden>
      </EmptyValue>
    );
  }
  return (
    <>
      {row.subject === "stock" && <StockLabel stock={product.stock} />}
      {row.subject === "rating" && (
        <bdi>
          <Rating average={product.rating.average} count={product.rating.count} />
        </bdi>
      )}
      {row.subject === "repair" && product.comparedRepair && <RepairPrice offer={product.comparedRepair} />}
      {row.subject !== "stock" && row.subject !== "rating" && row.subject !== "repair" && <bdi>{value}</bdi>}
      {row.best === index && (
        <>
          {" "}
          <Badge tone="accent">
            <FormattedMessage id="compare.best" />
          </Badge>
        </>
      )}
    </>
  );
}

function RepairPrice({ offer: { price, isFrom, isCheck } }: { offer: RepairOffer }) {
  const formatRoundedMoney = useRoundMoney();
  const amount = formatRoundedMoney(price);
  const id = isCheck ? "home.checkPrice" : "home.fromPrice";
  return isFrom ? <FormattedMessage id={id} values={{ amount, small: (text) => text }} /> : amount;
}

// What is left out is said above.
const Root = chakra("div", { base: { "p + &": { mt: "5" } } });
const TableHeading = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    rowGap: "3",
    columnGap: "8",
    mb: "6",
  },
});
const Heading = chakra("h1", { base: { textStyle: "h1", minWidth: "0", overflowWrap: "anywhere" } });
const ToolRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4",
    minHeight: "controlSm",
    // Both are inline, and would stand on the baselines of lines of different heights.
    "& label": { display: "flex", alignItems: "center" },
    "& > div > span": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2" },
  },
});
const ScrollContainer = chakra("section", {
  base: { position: "relative", overflowX: "auto", scrollbarWidth: "thin", "@media print": { overflow: "visible" } },
});
const TableRoot = chakra("table", {
  base: {
    "--first": { base: "min(6.75rem, 36vw)", md: "11.875rem" },
    "--column": "min(10rem, 52vw)",
    width: "full",
    minWidth: "calc(var(--first) + var(--products) * var(--column))",
    "@media print": { minWidth: "0" },
    tableLayout: "fixed",
    borderCollapse: "collapse",
    textStyle: "sm",
    "& :is(th, td)": {
      px: { base: "10px", md: "14px" },
      py: "3",
      textAlign: "start",
      verticalAlign: "top",
      fontWeight: "normal",
      borderBottom: "hairline",
      overflowWrap: "anywhere",
      hyphens: "auto",
    },
    "& tr > th:first-of-type": {
      position: "sticky",
      insetInlineStart: "0",
      zIndex: "1",
      width: "var(--first)",
      bg: "bg",
      color: "fg.muted",
    },
    // A height, so that those of the contents can refer to that of the row.
    "& > thead th": { height: "1px", borderBottomColor: "fg" },
    // In a narrow column the number says it, and leaves room for the mark of the best.
    "& tr[data-subject=rating] svg": { display: { base: "none", md: "inline-block" } },
    "& > thead > tr > th:first-of-type": { zIndex: "2" },
    "& tr[data-differs] > :is(th, td)": { bg: "bg.subtle" },
    "& tr[data-differs] > th:first-of-type": {
      bg: "bg.subtle",
      color: "fg",
      boxShadow: "inset 3px 0 0 {colors.accent.solid}",
      "[dir=rtl] &": { boxShadow: "inset -3px 0 0 {colors.accent.solid}" },
    },
    "& td[data-best]": { fontWeight: "bold" },
  },
});
const EmptyValue = chakra("span", { base: { color: "fg.subtle" } });
const TableNote = chakra("p", { base: { mt: "4", textStyle: "sm", color: "fg.subtle" } });
