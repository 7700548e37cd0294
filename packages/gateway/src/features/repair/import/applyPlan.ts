import { repairCategory } from "@rewire/domain";
import * as v from "valibot";
import type { RestShop } from "./createRestShop.ts";
import { createSku } from "./identity.ts";
import { ImportError } from "./ImportError.ts";
import type { ImportPlan, PlannedUpdate } from "./planImport.ts";
import type { PriceRow, RowIssue } from "./PriceList.ts";
import { listCategories, createMetaMap } from "./repairFields.ts";
import { ATTRIBUTES, namedIdSchema, type ShopRepairs } from "./readShopRepairs.ts";

/** Outcome of a complete or incomplete import. */
export interface ImportOutcome {
  readonly created: number;
  readonly updated: number;
  /** Lines that the shop refused, with the shop's message. */
  readonly refused: readonly RowIssue[];
  /** Reason for which the import was stopped; null if it was completed. */
  readonly stopped: string | null;
}

/** Products per request. WooCommerce accepts a hundred; fewer are completed within PHP's time limit. */
const BATCH_SIZE = 25;
const MAX_TERMS = 100;

const restError = v.object({ code: v.string(), message: v.string() });
const batchResponseSchema = v.object({
  create: v.optional(v.array(v.object({ error: v.optional(restError) }))),
  update: v.optional(v.array(v.object({ error: v.optional(restError) }))),
});
type BatchResponse = v.InferOutput<typeof batchResponseSchema>;

/** Product of a batch, with its line in the file. */
interface BatchItem {
  readonly line: number;
  readonly body: unknown;
}

const MISSING_RESULT = { error: { code: "missing", message: "The shop's answer does not tell of it" } };

interface TermIds {
  readonly categories: ReadonlyMap<string, number>;
  readonly device: number;
  readonly fault: number;
}

/**
 * Writes a plan to the shop in batches, and stops after the first failed batch.
 *
 * @param reportProgress Called with a progress message.
 */
export async function applyPlan(
  plan: ImportPlan,
  state: ShopRepairs,
  shop: RestShop,
  reportProgress: (text: string) => void,
): Promise<ImportOutcome> {
  const rejectedRows: RowIssue[] = [];
  const counts = { create: 0, update: 0 };
  const sendBatches = async (kind: "create" | "update", items: readonly BatchItem[]) => {
    for (let start = 0; start < items.length; start += BATCH_SIZE) {
      const batch = items.slice(start, start + BATCH_SIZE);
      const body = { [kind]: batch.map((item) => item.body) };
      const response: BatchResponse = await shop.post("products/batch", body, batchResponseSchema);
      for (const [index, { line }] of batch.entries()) {
        const result = response[kind]?.[index] ?? MISSING_RESULT;
        if (result.error)
          rejectedRows.push({ line, column: "", problem: `${result.error.message} (${result.error.code})` });
        else counts[kind] += 1;
      }
      reportProgress(`${counts.create} created, ${counts.update} updated …`);
    }
  };
  const createOutcome = (abortReason: string | null): ImportOutcome => ({
    created: counts.create,
    updated: counts.update,
    refused: rejectedRows,
    stopped: abortReason,
  });
  try {
    const ids = await createMissingTerms(plan, state, shop);
    await sendBatches(
      "create",
      plan.create.map((row) => ({ line: row.line, body: toProduct(row, ids) })),
    );
    await sendBatches(
      "update",
      plan.update.map((update) => ({ line: update.row.line, body: toChanges(update, ids) })),
    );
    return createOutcome(null);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return createOutcome(error.message);
  }
}

/** Creates missing categories, attributes and terms. @returns the ids of all, including existing ones. */
async function createMissingTerms(
  { setUp: missingTerms }: ImportPlan,
  state: ShopRepairs,
  shop: RestShop,
): Promise<TermIds> {
  const categories = new Map(state.categories);
  for (const { slug, name } of missingTerms.categories) {
    const parent = slug === repairCategory ? 0 : (categories.get(repairCategory) ?? 0);
    categories.set(slug, (await shop.post("products/categories", { name, slug, parent }, namedIdSchema)).id);
  }
  const ids = { device: state.device?.id ?? 0, fault: state.fault?.id ?? 0 };
  for (const slug of missingTerms.attributes) {
    const attribute = { name: ATTRIBUTES[slug], slug, type: "select" };
    ids[slug] = (await shop.post("products/attributes", attribute, namedIdSchema)).id;
  }
  for (const slug of ["device", "fault"] as const) {
    const names = missingTerms.terms[slug];
    for (let start = 0; start < names.length; start += MAX_TERMS) {
      const newTerms = names.slice(start, start + MAX_TERMS).map((name) => ({ name }));
      const response = await shop.post(
        `products/attributes/${ids[slug]}/terms/batch`,
        { create: newTerms },
        batchResponseSchema,
      );
      const error = response.create?.find(
        (batchItem) => batchItem.error && batchItem.error.code !== "term_exists",
      )?.error;
      if (error) throw new ImportError(`The shop makes no term of pa_${slug}: ${error.message} (${error.code}).`);
    }
  }
  return { categories, ...ids };
}

const toMetaData = (meta: ReadonlyMap<string, string>) => [...meta].map(([key, value]) => ({ key, value }));

const toCategories = (slugs: readonly string[], { categories }: TermIds) =>
  slugs.flatMap((slug) => {
    const id = categories.get(slug);
    return id === undefined ? [] : [{ id }];
  });

function toProduct(row: PriceRow, ids: TermIds) {
  const toProductAttribute = (id: number, option: string) => ({
    id,
    options: [option],
    visible: true,
    variation: false,
  });
  return {
    name: `${row.model} ${row.fault}`,
    type: "simple",
    status: "publish",
    virtual: true,
    sold_individually: true,
    sku: createSku(row.model, row.fault),
    regular_price: row.price.decimal,
    categories: toCategories(listCategories(row), ids),
    attributes: [toProductAttribute(ids.device, row.model), toProductAttribute(ids.fault, row.fault)],
    meta_data: toMetaData(new Map([...createMetaMap(row)].filter(([, value]) => value !== ""))),
  };
}

/** Maps an update to the changed fields; categories are sent completely, since WooCommerce replaces them. */
function toChanges({ product, price, meta, categories }: PlannedUpdate, ids: TermIds) {
  const addedCategories = toCategories(categories, ids);
  return {
    id: product.id,
    ...(price !== null && { regular_price: price }),
    ...(meta.size > 0 && { meta_data: toMetaData(meta) }),
    ...(addedCategories.length > 0 && {
      categories: [...product.categories.map((id) => ({ id })), ...addedCategories],
    }),
  };
}
