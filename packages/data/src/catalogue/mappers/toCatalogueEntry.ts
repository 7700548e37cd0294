import {
  parseEnergyClass,
  type CatalogueEntry,
  type Money,
  findLowestAmount,
  findMeasurePrice,
  type NetQuantities,
  type OfferPrice,
  type Price,
  type ProductSummary,
  type RepairWork,
} from "@rewire/domain";
import { toPlainText } from "../../html/plainText.ts";
import { readPriceAmounts, toPrice, type WarningLogger, type PriceFields } from "../../product/mappers/toPrice.ts";
import { toRepairWork } from "./toRepairWork.ts";
import { toProductSummary, type SummaryFields } from "../../product/mappers/toProductSummary.ts";

/** Fields of a variation in the fragment `CatalogueProduct`. */
interface CatalogueVariationFields extends PriceFields {
  readonly databaseId?: number;
  readonly sku?: string | null;
}

/** Fields of the fragment `CatalogueProduct`. */
export interface CatalogueProductFields extends SummaryFields {
  readonly sku?: string | null | undefined;
  readonly catalogVisibility?: string | null | undefined;
  readonly variations?: { readonly nodes: readonly CatalogueVariationFields[] } | null;
  readonly date: string | null;
  readonly totalSales: number | null;
  readonly description: string | null;
  readonly terms: {
    readonly nodes: readonly {
      readonly taxonomyName?: string | null;
      readonly slug?: string | null;
      readonly name?: string | null;
    }[];
  } | null;
  readonly attributes?: {
    readonly nodes: readonly { readonly name: string | null; readonly label: string | null }[];
  } | null;
  /** Read in addition, for products with an attribute that contains them. */
  readonly netQuantities?: NetQuantities | undefined;
  readonly metaData?: readonly ({ readonly key: string; readonly value?: string | null } | null)[] | null | undefined;
}

const visibilityByShopValue: Readonly<Record<string, CatalogueEntry["visibility"]>> = {
  CATALOG: "list",
  SEARCH: "search",
  HIDDEN: "hidden",
};

/** Names of the attributes that an entry is read from. */
interface LabelAttributes {
  /** Global attribute with the energy efficiency class. */
  readonly energyAttribute?: string | undefined;
  /** Attributes with the values of product information sheets, in lower case. @default sheets are not looked for */
  readonly sheetAttributes?: readonly string[] | undefined;
}

/**
 * Maps a product to a catalogue entry, even if lists do not show the product. Returns null for an unsupported product
 * type.
 */
export function toCatalogueEntry(
  node: CatalogueProductFields,
  currency: string,
  warn?: WarningLogger,
  { energyAttribute, sheetAttributes }: LabelAttributes = {},
): CatalogueEntry | null {
  const productSummary = toProductSummary(node, currency, warn);
  if (!productSummary) return null;
  const energyClass = findEnergyClass(node.terms?.nodes ?? [], energyAttribute);
  const visibility = visibilityByShopValue[node.catalogVisibility ?? ""];
  const skuText = [node.sku, ...(node.variations?.nodes ?? []).map(({ sku }) => sku)].filter(Boolean).join(" ");
  const repair = toRepairWork(node, productSummary.price, currency);
  const offers = repair ? [] : toOfferPrices(productSummary, node.variations?.nodes ?? [], currency);
  const measurePrice = repair ? null : toMeasurePrice(productSummary, offers, node.netQuantities, currency);
  const summary = { ...productSummary, ...(energyClass && { energyClass }), ...(measurePrice && { measurePrice }) };
  return {
    summary: repair ? toRepairSummary(summary, repair) : summary,
    ...(visibility && { visibility }),
    date: node.date ?? "",
    sales: node.totalSales ?? 0,
    terms: toTerms(node.terms?.nodes ?? []),
    highestPrice: findHighestAmount(summary.price, readPriceAmounts(node.price, node.rawPrice, currency), currency),
    repair,
    ...(energyClass && sheetAttributes && !hasAttribute(node, sheetAttributes) && { lacksProductSheet: true as const }),
    ...(offers.length > 0 && { offers }),
    ...(!repair && hasKeys(node.netQuantities) && { netQuantities: node.netQuantities }),
    searchText: [
      summary.name.replaceAll(/\s+/g, " "),
      toPlainText(node.shortDescription),
      toPlainText(node.description),
      skuText.replaceAll(/\s+/g, " "),
    ].join("\n"),
  };
}

/** Returns the prices of variations, or that of a reduced simple product; all others are the price of the summary. */
function toOfferPrices(
  { id, kind, price }: ProductSummary,
  variations: readonly CatalogueVariationFields[],
  currency: string,
): readonly OfferPrice[] {
  if (kind !== "variable") return price.kind === "sale" ? toOfferPrice(id, price) : [];
  return variations.flatMap((node) => (node.databaseId ? toOfferPrice(node.databaseId, toPrice(node, currency)) : []));
}

/** Returns the price of a product or variation; an empty list where it has none. */
function toOfferPrice(id: number, price: Price): readonly OfferPrice[] {
  if (price.kind === "sale") return [{ id, minor: price.now.minor, was: price.was.minor }];
  const amount = findLowestAmount(price, "");
  return amount ? [{ id, minor: amount.minor, was: null }] : [];
}

const hasKeys = (fields: object | undefined): boolean => fields !== undefined && Object.keys(fields).length > 0;

/** Returns the price of a product per unit of measure, the lowest of its offers; null for none. */
function toMeasurePrice(
  { id, price }: ProductSummary,
  offers: readonly OfferPrice[],
  netQuantities: NetQuantities | undefined,
  currency: string,
) {
  if (!netQuantities) return null;
  const amounts = offers.map((offer) => ({ id: offer.id, amount: { minor: offer.minor, currency } }));
  return findMeasurePrice(
    amounts.length > 0 ? amounts : [{ id, amount: findLowestAmount(price, currency) }],
    netQuantities,
  );
}

/** Marks a product as a repair, and shows a price that depends on the inspection as a range. */
function toRepairSummary(summary: ProductSummary, { device, fault, price }: RepairWork): ProductSummary {
  return {
    ...summary,
    kind: "repair",
    repair: { device: device?.slug ?? null, fault },
    price: price.kind === "range" ? price : summary.price,
  };
}

function findEnergyClass(nodes: NonNullable<CatalogueProductFields["terms"]>["nodes"], attribute: string | undefined) {
  const terms = nodes.filter(({ taxonomyName }) => taxonomyName === attribute);
  return terms.length === 1 ? parseEnergyClass(terms[0]?.name ?? "") : null;
}

const hasAttribute = ({ attributes }: CatalogueProductFields, names: readonly string[]): boolean =>
  (attributes?.nodes ?? []).some(({ name, label }) =>
    [name, label].some((text) => names.includes((text ?? "").trim().toLowerCase())),
  );

function toTerms(nodes: NonNullable<CatalogueProductFields["terms"]>["nodes"]): CatalogueEntry["terms"] {
  const terms: Record<string, string[]> = {};
  for (const { taxonomyName, slug } of nodes) if (taxonomyName && slug) (terms[taxonomyName] ??= []).push(slug);
  return terms;
}

function findHighestAmount(price: Price, amounts: readonly Money[], currency: string): Money | null {
  if (price.kind === "unpriced") return null;
  return amounts.reduce<Money>((highestAmount, next) => (next.minor > highestAmount.minor ? next : highestAmount), {
    minor: 0,
    currency,
  });
}
