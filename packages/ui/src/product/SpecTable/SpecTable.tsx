import type { ProductAttribute, ProductDetail } from "@rewire/domain";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { formatSize, formatWeight } from "../formatDimensions.ts";

export interface SpecTableProps {
  attributes: readonly ProductAttribute[];
  /** Weight in kilograms and dimensions in centimetres; empty if unset. */
  dimensions: ProductDetail["dimensions"];
}

/** Number of rows before the rest is collapsed. */
const MAX_VISIBLE_ROWS = 8;

/** Table of a product's specifications, in two columns on wide screens. Renders nothing if there are none. */
export function SpecTable({ attributes, dimensions }: SpecTableProps) {
  const rows = useSpecRows(attributes, dimensions);
  const titleId = useId();
  if (rows.length === 0) return null;
  const visibleSpecRows = rows.slice(0, MAX_VISIBLE_ROWS);
  const hiddenSpecRows = rows.slice(MAX_VISIBLE_ROWS);

  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>
        <FormattedMessage id="product.specification" />
      </Title>
      <SpecRows rows={visibleSpecRows} />
      {hiddenSpecRows.length > 0 && (
        <CollapsedRows>
          <ExpandButton>
            <FormattedMessage id="product.allValues" values={{ count: rows.length }} />
            <Icon name="down" size={1} />
          </ExpandButton>
          <SpecRows rows={hiddenSpecRows} />
        </CollapsedRows>
      )}
    </section>
  );
}

/** Returns whether a product has specifications. If not, a page can omit the section. */
export const hasSpecs = ({ attributes, dimensions }: Pick<ProductDetail, "attributes" | "dimensions">): boolean =>
  attributes.length > 0 || Object.values(dimensions).some(Boolean);

interface SpecRow {
  readonly name: string;
  readonly value: string;
}

function useSpecRows(
  attributes: readonly ProductAttribute[],
  dimensions: ProductDetail["dimensions"],
): readonly SpecRow[] {
  const intl = useIntl();
  const attributeRows = attributes.map(({ label, options }) => ({
    name: label,
    value: intl.formatList(
      options.map((option) => option.label),
      { type: "unit" },
    ),
  }));
  const size = formatSize(intl, dimensions);
  const weight = formatWeight(intl, dimensions);
  const measurements = [
    ...(size ? [{ name: intl.formatMessage({ id: "product.size" }), value: size }] : []),
    ...(weight ? [{ name: intl.formatMessage({ id: "product.weight" }), value: weight }] : []),
  ];
  // Attributes for size and weight take precedence over the shipping dimensions.
  return [...attributeRows, ...measurements.filter(({ name }) => !attributeRows.some((row) => row.name === name))];
}

function SpecRows({ rows }: { rows: readonly SpecRow[] }) {
  return (
    <SpecList>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </SpecList>
  );
}

const Title = chakra("h2", { base: { textStyle: "h2", mb: "4" } });
const SpecList = chakra("dl", {
  base: {
    textStyle: "sm",
    columnGap: "16",
    "@media (min-width: 56.25em)": { columns: "2" },
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 42fr) minmax(0, 58fr)",
      gap: "4",
      py: "10px",
      borderBlock: "hairline",
      breakInside: "avoid",
      hyphens: "auto",
      overflowWrap: "anywhere",
    },
    "& dt": { color: "fg.muted" },
    "& dd": { fontWeight: "medium" },
    "& > div + div": { mt: "-1px" },
  },
});
const CollapsedRows = chakra("details", {
  base: { "& dl": { mt: "4" }, "&[open] summary svg": { transform: "rotate(180deg)" } },
});
const ExpandButton = chakra("summary", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "controlSm",
    mt: "4",
    px: "14px",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    fontSize: "sm",
    fontWeight: "semibold",
    cursor: "pointer",
    _hover: { borderColor: "border.emphasized", bg: "bg.subtle" },
    "&::-webkit-details-marker": { display: "none" },
  },
});
