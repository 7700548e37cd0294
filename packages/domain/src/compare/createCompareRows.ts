import { parseMeasure, type ComparedProduct } from "./compare.ts";
import { remainingQuantity } from "../product/index.ts";

/** Subject of a comparison row: a product property such as the stock, or a global attribute. */
export type CompareSubject = "stock" | "rating" | "size" | "weight" | "repair" | "attribute";

/** Row of the comparison: the values of one property for all products, in the order of the products. */
export interface CompareRow {
  readonly subject: CompareSubject;
  /** Distinct among rows. */
  readonly id: string;
  /** The shop's label of an attribute, or the name of the repaired part; empty for other rows, whose labels are messages. */
  readonly label: string;
  /** Values as plain text; empty if the shop has none. */
  readonly values: readonly string[];
  /** Whether the values of any two products differ. */
  readonly isDifferent: boolean;
  /**
   * Index of the one product that is better than all others; null if there is none or the values are not comparable.
   */
  readonly best: number | null;
}

/** Functions that format the values of a comparison and the labels of its rows. */
export interface CompareFormatters {
  readonly list: (parts: readonly string[]) => string;
  readonly size: (dimensions: ComparedProduct["dimensions"]) => string;
  readonly weight: (dimensions: ComparedProduct["dimensions"]) => string;
  /** Labels of size and weight; an attribute with the same label replaces the row. */
  readonly labels: { readonly size: string; readonly weight: string };
}

/**
 * Creates the rows of a comparison: stock, rating, all attributes of the products, size, weight and the price of a
 * repair. Rows in which the products differ come before those in which they are alike.
 */
export function createCompareRows(
  products: readonly ComparedProduct[],
  formatters: CompareFormatters,
): readonly CompareRow[] {
  const createRow = (
    subject: CompareSubject,
    values: readonly string[],
    bestValue: number | null = null,
    label = "",
    id: string = subject,
  ): CompareRow => {
    const isDifferent = new Set(values).size > 1;
    return { subject, id, label, values, isDifferent, best: isDifferent ? bestValue : null };
  };
  const attributeRows = createAttributeRows(products, formatters, createRow);
  const hasAttributeRow = (label: string) => attributeRows.some((attribute) => attribute.label === label);
  const sizes = products.map(({ dimensions }) => formatters.size(dimensions));
  const weights = products.map(({ dimensions }) => formatters.weight(dimensions));

  const rows = [
    createRow(
      "stock",
      products.map(({ stock }) => `${stock.state} ${remainingQuantity(stock) ?? ""}`),
    ),
    createRow(
      "rating",
      products.map(({ rating }) => (rating.count > 0 ? `${rating.average} ${rating.count}` : "")),
      findUniqueMaximum(products.map(({ rating }) => (rating.count > 0 ? rating.average : null))),
    ),
    ...attributeRows,
    ...(sizes.some(Boolean) && !hasAttributeRow(formatters.labels.size) ? [createRow("size", sizes)] : []),
    ...(weights.some(Boolean) && !hasAttributeRow(formatters.labels.weight)
      ? [
          createRow(
            "weight",
            weights,
            findUniqueMaximum(
              products.map(({ dimensions }) => (Number(dimensions.weight) > 0 ? -Number(dimensions.weight) : null)),
            ),
          ),
        ]
      : []),
    ...createRepairRows(products, createRow),
  ];
  return [...rows.filter(({ isDifferent }) => isDifferent), ...rows.filter(({ isDifferent }) => !isDifferent)];
}

/** Creates a row for each label: a shop may use it for a global attribute, and for one of a single product. */
function createAttributeRows<Row>(
  products: readonly ComparedProduct[],
  formatters: Pick<CompareFormatters, "list">,
  createRow: (subject: "attribute", values: readonly string[], best: number | null, label: string, id: string) => Row,
): readonly Row[] {
  const attributes = Map.groupBy(
    products.flatMap((product) => product.attributes),
    ({ label }) => label,
  );
  return [...attributes].map(([label, [first]]) => {
    const optionLabels = products.map((product) => [
      ...new Set(
        product.attributes
          .filter((attribute) => attribute.label === label)
          .flatMap(({ options }) => options.map((option) => option.label)),
      ),
    ]);
    const values = optionLabels.map((labels) => formatters.list(labels));
    return createRow("attribute", values, findBestMeasure(optionLabels), label, `attribute-${first?.name}`);
  });
}

/** Creates the row with prices of the same repair; none if the shop does not offer one for several of the products. */
function createRepairRows<Row>(
  products: readonly ComparedProduct[],
  createRow: (subject: "repair", values: readonly string[], best: number | null, label: string) => Row,
): readonly Row[] {
  const offers = products.map(({ comparedRepair }) => comparedRepair);
  const name = offers.find(Boolean)?.name;
  if (name === undefined) return [];
  const areFixed = offers.every((offer) => !offer?.isFrom);
  return [
    createRow(
      "repair",
      offers.map((offer) =>
        offer ? `${offer.isCheck ? "check " : ""}${offer.isFrom ? "from " : ""}${offer.price.minor}` : "",
      ),
      areFixed ? findUniqueMaximum(offers.map((offer) => (offer ? -offer.price.minor : null))) : null,
      name,
    ),
  ];
}

/** Returns the index of the highest attribute value; null for a tie, or if the values cannot be compared. */
function findBestMeasure(values: readonly (readonly string[])[]): number | null {
  const measures = values.map((options) => (options.length === 1 ? parseMeasure(options[0] ?? "") : null));
  const isComparable =
    new Set(measures.flatMap((measure) => measure?.kind ?? [])).size === 1 &&
    values.every((options, index) => options.length === 0 || measures[index]);
  return isComparable ? findUniqueMaximum(measures.map((measure) => measure?.amount ?? null)) : null;
}

/**
 * Returns the index of the product with the lowest price. Returns null for a tie, or if any product is free, has no
 * price or has a price range.
 */
export function findCheapestProductIndex(products: readonly ComparedProduct[]): number | null {
  const amounts = products.map(({ price }) =>
    price.kind === "single" ? price.amount.minor : price.kind === "sale" ? price.now.minor : null,
  );
  return amounts.includes(null) ? null : findUniqueMaximum(amounts.map((amount) => -(amount ?? 0)));
}

/** Returns the index of the highest number; null for a tie, or if fewer than two numbers are known. */
function findUniqueMaximum(numbers: readonly (number | null)[]): number | null {
  const amounts = numbers.filter((number) => number !== null);
  const highest = Math.max(...amounts);
  return amounts.length > 1 && amounts.filter((number) => number === highest).length === 1
    ? numbers.indexOf(highest)
    : null;
}
