import { parseMoney } from "@rewire/domain";
import { toNameKey, toRepairKey, createSku } from "./identity.ts";
import type { Amount, PriceRow, RowIssue } from "./PriceList.ts";
import type { ShopRepair, ShopRepairs } from "./readShopRepairs.ts";
import {
  listCategories,
  DEVICE_CATEGORIES,
  createMetaMap,
  ROOT_CATEGORY,
  type DeviceCategory,
} from "./repairFields.ts";

/** Change of a field of a product. An empty string is an empty value. */
export interface FieldChange {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** Product to be updated, with the changes of its fields. */
export interface PlannedUpdate {
  readonly row: PriceRow;
  readonly product: ShopRepair;
  readonly changes: readonly FieldChange[];
  /** New price; null where it is unchanged. */
  readonly price: string | null;
  readonly meta: ReadonlyMap<string, string>;
  /** Slugs of additional categories. */
  readonly categories: readonly string[];
}

/** Plan of an import, with all of its changes. */
export interface ImportPlan {
  /** Missing categories, attributes and terms, by name. */
  readonly setUp: {
    readonly categories: readonly DeviceCategory[];
    readonly attributes: readonly ("device" | "fault")[];
    readonly terms: { readonly device: readonly string[]; readonly fault: readonly string[] };
  };
  readonly create: readonly PriceRow[];
  readonly update: readonly PlannedUpdate[];
  readonly unchanged: readonly PriceRow[];
  /** Repairs of the shop that the file does not contain; they are unchanged. */
  readonly otherRepairs: readonly ShopRepair[];
  /** Lines that cannot be applied to this shop. */
  readonly conflicts: readonly RowIssue[];
}

/** Columns of the price list by meta data key. */
const META_COLUMNS: Readonly<Record<string, string>> = {
  repair_minutes: "minutes",
  repair_warranty_months: "warranty",
  repair_device_family: "device",
  repair_kind: "kind",
  repair_price_max: "price_to",
  repair_parts: "parts",
};

/**
 * Plans an import by comparing a price list with the repairs of a shop. Sends no requests.
 *
 * @param currency ISO 4217 code of all prices.
 */
export function planImport(rows: readonly PriceRow[], shop: ShopRepairs, currency: string): ImportPlan {
  const shopRepairsByKey = groupByKey(shop.repairs);
  const newRows: PriceRow[] = [];
  const plannedUpdates: PlannedUpdate[] = [];
  const unchangedRows: PriceRow[] = [];
  const conflicts: RowIssue[] = [];
  const matchedIds = new Set<number>();
  for (const row of rows) {
    const products = shopRepairsByKey.get(toRepairKey(row.model, row.fault)) ?? [];
    for (const { id } of products) matchedIds.add(id);
    const [product] = products;
    const problem = findProblem(products);
    if (problem) conflicts.push({ line: row.line, column: "", problem });
    else if (!product) newRows.push(row);
    else {
      const plannedUpdate = planUpdate(row, product, shop, currency);
      if (plannedUpdate.changes.length > 0) plannedUpdates.push(plannedUpdate);
      else unchangedRows.push(row);
    }
  }
  conflicts.push(...findDuplicateSkus(newRows));
  const otherRepairs = shop.repairs.filter(({ id }) => !matchedIds.has(id));
  const missingTerms = planMissingTerms([...newRows, ...plannedUpdates.map(({ row }) => row)], newRows, shop);
  return {
    setUp: missingTerms,
    create: newRows,
    update: plannedUpdates,
    unchanged: unchangedRows,
    otherRepairs,
    conflicts,
  };
}

function groupByKey(repairs: readonly ShopRepair[]): ReadonlyMap<string, readonly ShopRepair[]> {
  const groups = new Map<string, ShopRepair[]>();
  for (const repair of repairs) {
    const keys = repair.models.flatMap((model) => repair.faults.map((fault) => toRepairKey(model, fault)));
    for (const key of new Set(keys)) groups.set(key, [...(groups.get(key) ?? []), repair]);
  }
  return groups;
}

/** Returns the reason why the products of one repair cannot be changed by a line of the file; null for none. */
function findProblem(products: readonly ShopRepair[]): string | null {
  const [product, ...otherProducts] = products;
  if (!product) return null;
  const label = `product ${product.id} (${product.name})`;
  if (otherProducts.length > 0) {
    return `the shop has it ${products.length} times: products ${products.map(({ id }) => id).join(", ")}`;
  }
  if (product.models.length > 1 || product.faults.length > 1) {
    return `${label} stands for several repairs at once: ${[...product.models, ...product.faults].join(", ")}`;
  }
  if (product.type === "simple") return null;
  return `${label} is of the type ${product.type}: set its prices in WordPress, and take the line out of the file`;
}

function planUpdate(row: PriceRow, product: ShopRepair, shop: ShopRepairs, currency: string): PlannedUpdate {
  const changes: FieldChange[] = [];
  const meta = new Map<string, string>();
  const isNewPrice = !isSameAmount(product.regularPrice, row.price, currency);
  if (isNewPrice) changes.push({ what: "price", from: product.regularPrice, to: row.price.decimal });
  for (const [key, newValue] of createMetaMap(row)) {
    const previousValue = product.meta.get(key)?.trim() ?? "";
    const isSame =
      key === "repair_price_max" && row.highest
        ? isSameAmount(previousValue, row.highest, currency)
        : previousValue === newValue;
    if (isSame) continue;
    meta.set(key, newValue);
    changes.push({ what: META_COLUMNS[key] ?? key, from: previousValue, to: newValue });
  }
  const categories = listMissingCategories(row, product, shop);
  for (const slug of categories) changes.push({ what: "category", from: "", to: slug });
  return { row, product, changes, price: isNewPrice ? row.price.decimal : null, meta, categories };
}

/** Returns the missing categories. A product in any category below that of repairs stays there. */
function listMissingCategories(row: PriceRow, product: ShopRepair, { categories }: ShopRepairs): readonly string[] {
  const isInSubcategory = [...categories].some(
    ([slug, id]) => slug !== ROOT_CATEGORY.slug && product.categories.includes(id),
  );
  return listCategories(row).filter((slug) => {
    const id = categories.get(slug);
    const isInCategory = id !== undefined && product.categories.includes(id);
    return !isInCategory && !(isInSubcategory && slug !== ROOT_CATEGORY.slug);
  });
}

function isSameAmount(decimal: string, { money }: Amount, currency: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(decimal) && parseMoney(decimal, currency).minor === money.minor;
}

/**
 * Returns validation errors for equal SKUs, which WooCommerce rejects: SKUs omit special characters, so two names may
 * result in the same one.
 */
function findDuplicateSkus(newRows: readonly PriceRow[]): RowIssue[] {
  const lineBySku = new Map<string, number>();
  const issues: RowIssue[] = [];
  for (const { line, model, fault } of newRows) {
    const sku = createSku(model, fault);
    const previousLine = lineBySku.get(sku);
    if (previousLine === undefined) lineBySku.set(sku, line);
    else {
      const problem = `comes to the article number of line ${previousLine}, ${sku}: change a name`;
      issues.push({ line, column: "", problem });
    }
  }
  return issues;
}

/** @param rowsToWrite Rows of products that are created or changed. */
function planMissingTerms(
  rowsToWrite: readonly PriceRow[],
  newRows: readonly PriceRow[],
  shop: ShopRepairs,
): ImportPlan["setUp"] {
  const devices = new Set(rowsToWrite.flatMap(({ device }) => (device ? [device] : [])));
  const subcategories = [...devices].map((device) => DEVICE_CATEGORIES[device]);
  const categories =
    rowsToWrite.length === 0 ? [] : [ROOT_CATEGORY, ...subcategories].filter(({ slug }) => !shop.categories.has(slug));
  const listMissingNames = (names: readonly string[], attribute: ShopRepairs["device"]) => {
    const namesByKey = new Map(names.map((name) => [toNameKey(name), name]));
    return [...namesByKey].flatMap(([key, name]) => (attribute?.terms.has(key) ? [] : [name]));
  };
  return {
    categories,
    attributes: newRows.length === 0 ? [] : (["device", "fault"] as const).filter((slug) => !shop[slug]),
    terms: {
      device: listMissingNames(
        newRows.map(({ model }) => model),
        shop.device,
      ),
      fault: listMissingNames(
        newRows.map(({ fault }) => fault),
        shop.fault,
      ),
    },
  };
}
