import type { Catalogue, CatalogueEntry } from "@rewire/domain";
import { createAttributeLabelCollector } from "../mappers/createAttributeLabelCollector.ts";
import { findProductProblem } from "../mappers/findProductProblem.ts";
import type { ProductProblem } from "../mappers/ProductProblem.ts";
import { toCatalogueEntry, type CatalogueProductFields } from "../mappers/toCatalogueEntry.ts";
import { GetProductsDocument } from "../../gql/graphql.ts";
import type { WarningLogger } from "../../product/mappers/toPrice.ts";
import { createWarningLogger } from "../../server/read.ts";
import { completeNetQuantities } from "./completeNetQuantities.ts";
import type { ProductsQuery, ReadableProducts } from "./readProducts.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/** Fetched products, and the problems found in their data. */
export interface FetchedProducts extends Pick<Catalogue, "entries" | "attributes"> {
  readonly problems: readonly ProductProblem[];
}

/** Number of products per request, which is the maximum that the shop allows. */
export const PAGE_SIZE = 100;

/**
 * Timeout for one page of products, in milliseconds. A small WordPress server needs several seconds for a hundred
 * products with variations.
 */
export const PAGE_TIMEOUT_MS = 60_000;

/** Creates the query for products with all their fields, newest first. */
export const createProductsQuery = (client: ShopClient): ProductsQuery<CatalogueProductFields> => ({
  client,
  document: GetProductsDocument,
  orderby: "DATE",
  timeoutMs: PAGE_TIMEOUT_MS,
});

/** Fields without which null means "unknown price" and not "free". */
const PRICE_FIELDS_PATTERN = /\b(?:price|rawPrice|regularPrice|rawRegularPrice|purchasable|variations)\b/;

/**
 * Creates a collector that maps fetched products to catalogue entries, without duplicates, and records problems with
 * their data.
 */
export function createProductCollector(client: ShopClient) {
  const warn = createWarningLogger(client);
  const names = createAttributeLabelCollector();
  const entries = new Map<number, CatalogueEntry>();
  const problems = new Map<number, ProductProblem>();

  const addNode = (node: CatalogueProductFields): void => {
    const { databaseId: id } = node;
    if (entries.has(id)) return;
    const earlierProblem = problems.get(id);
    const isPriceKnown = earlierProblem?.problem !== "incomplete" || !PRICE_FIELDS_PATTERN.test(earlierProblem.reason);
    const { entry, problem } = toEntryWithProblem(isPriceKnown ? node : { ...node, purchasable: false }, client, warn);
    if (problem && !earlierProblem) problems.set(id, problem);
    if (!entry) return;
    entries.set(id, entry);
    names.add(node);
  };

  return {
    /** @throws ShopRequestError if the net quantities of the products cannot be read. */
    async add(products: ReadableProducts<CatalogueProductFields>): Promise<void> {
      const nodes = await completeNetQuantities({ client, timeoutMs: PAGE_TIMEOUT_MS }, products.nodes);
      for (const problem of products.problems) problems.set(problem.id, problem);
      nodes.forEach(addNode);
    },
    size: (): number => entries.size,
    all: (): FetchedProducts => ({
      entries: [...entries.values()],
      attributes: names.all(),
      problems: [...problems.values()],
    }),
  };
}

function toEntryWithProblem(
  node: CatalogueProductFields,
  { currency, energyAttribute, sheetAttributes }: Pick<ShopClient, "currency" | "energyAttribute" | "sheetAttributes">,
  warn: WarningLogger,
) {
  try {
    const entry = toCatalogueEntry(node, currency, warn, { energyAttribute, sheetAttributes });
    return { entry, problem: findProductProblem(node, entry) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = `what the shop tells of it cannot be understood (${message})`;
    return { entry: null, problem: { id: node.databaseId, problem: "unreadable", isShown: false, reason } as const };
  }
}
