import { formatDecimal, isRecord, type FindOfferFacts, type OfferFacts, type Price } from "@rewire/domain";
import { readPriceAmounts } from "../product/mappers/toPrice.ts";
import { createFactAttributes } from "./factAttributes.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Adds facts from the catalogue to the products in a response of the shop: reductions are calculated from the prior
 * price, and energy class and unit price are added. Applies to cart lines and to products of a saved list. A product
 * keeps its price if the catalogue does not contain it, or contains it with another price.
 */
export const completeOffers = (
  data: Record<string, unknown> | null,
  findFacts: FindOfferFacts,
): Record<string, unknown> | null => data && completeFields(data, findFacts);

const completeFields = (fields: Fields, findFacts: FindOfferFacts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, completeValue(value, findFacts)]));

function completeValue(value: unknown, findFacts: FindOfferFacts): unknown {
  if (Array.isArray(value)) return value.map((item) => completeValue(item, findFacts));
  if (!isRecord(value)) return value;
  if (isCartLine(value)) return completeCartLine(value, findFacts);
  if (isPricedProduct(value)) return completeProduct(value, findFacts);
  return completeFields(value, findFacts);
}

const readId = (fields: unknown): number | null =>
  isRecord(fields) && typeof fields["databaseId"] === "number" ? fields["databaseId"] : null;

const readNode = (edge: unknown): Fields | null => (isRecord(edge) && isRecord(edge["node"]) ? edge["node"] : null);

const readNodes = (connection: unknown): readonly unknown[] =>
  isRecord(connection) && Array.isArray(connection["nodes"]) ? connection["nodes"] : [];

const isCartLine = ({ key, product }: Fields): boolean => typeof key === "string" && readId(readNode(product)) !== null;

/** A product with its displayed price; cart lines have no such field. */
const isPricedProduct = (fields: Fields): boolean => readId(fields) !== null && "price" in fields && "slug" in fields;

function completeCartLine(line: Fields, findFacts: FindOfferFacts): Fields {
  const product = readNode(line["product"]);
  const variation = readNode(line["variation"]);
  const productId = readId(product);
  const facts = productId === null ? null : findFacts(productId, readId(variation));
  if (!product || !facts) return line;
  const pricedProduct = completePrice(variation ?? product, facts);
  const factAttributes = createFactAttributes(facts);
  const attributes = factAttributes.length > 0 && {
    attributes: {
      ...(isRecord(product["attributes"]) ? product["attributes"] : {}),
      nodes: [...readNodes(product["attributes"]), ...factAttributes],
    },
  };
  return {
    ...line,
    product: { ...toRecord(line["product"]), node: { ...(variation ? product : pricedProduct), ...attributes } },
    ...(variation && { variation: { ...toRecord(line["variation"]), node: pricedProduct } }),
  };
}

const toRecord = (value: unknown): Fields => (isRecord(value) ? value : {});

function completeProduct(product: Fields, findFacts: FindOfferFacts): Fields {
  const productId = readId(product);
  const facts = productId === null ? null : findFacts(productId, null);
  if (productId === null || !facts) return product;
  const variations = readNodes(product["variations"]).map((variation) => {
    const variationId = readId(variation);
    const variationFacts = variationId === null ? null : findFacts(productId, variationId);
    if (!isRecord(variation) || !variationFacts) return variation;
    const { measurePrice } = variationFacts;
    return { ...completePrice(variation, variationFacts), ...(measurePrice && { measurePrice }) };
  });
  return {
    ...completePrice(product, facts),
    ...(variations.length > 0 && { variations: { ...toRecord(product["variations"]), nodes: variations } }),
    ...(facts.energyClass && { energyClass: facts.energyClass }),
    ...(facts.measurePrice && { measurePrice: facts.measurePrice }),
  };
}

/** Replaces the regular price of a reduced product or variation by the prior price. */
function completePrice(fields: Fields, facts: OfferFacts): Fields {
  if (fields["onSale"] !== true || !isCurrent(fields, facts)) return fields;
  const { price, discount } = facts;
  if (price.kind !== "sale") return { ...fields, onSale: false };
  if (price.isPriorPrice !== true) return discount ? fields : { ...fields, isUnproven: true };
  return {
    ...fields,
    rawPrice: formatDecimal(price.now),
    regularPrice: null,
    rawRegularPrice: formatDecimal(price.was),
  };
}

/** Tolerance in minor units, for amounts that are rounded with and without tax. */
const ROUNDING_TOLERANCE = 2;

/**
 * Returns whether the shop's current prices are those that the catalogue knows. Both may be without tax in the response:
 * then their ratio is compared.
 */
function isCurrent(fields: Fields, { offer, price }: OfferFacts): boolean {
  const currency = findCurrency(price);
  if (offer.was === null || currency === null) return false;
  const now = readLowestAmount(fields["price"], fields["rawPrice"], currency);
  const was = readLowestAmount(fields["regularPrice"], fields["rawRegularPrice"], currency);
  if (was === null || was <= 0) return false;
  if (now === null) return Math.abs(was - offer.was) <= ROUNDING_TOLERANCE;
  return Math.abs((now * offer.was) / was - offer.minor) <= ROUNDING_TOLERANCE;
}

function readLowestAmount(formattedPrice: unknown, rawPrice: unknown, currency: string): number | null {
  const amounts = readPriceAmounts(toTextOrNull(formattedPrice), toTextOrNull(rawPrice), currency);
  return amounts.length > 0 ? Math.min(...amounts.map(({ minor }) => minor)) : null;
}

const toTextOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

const findCurrency = (price: Price): string | null =>
  price.kind === "sale" ? price.now.currency : price.kind === "single" ? price.amount.currency : null;
