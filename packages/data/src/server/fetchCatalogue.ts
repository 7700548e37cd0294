import type { Catalogue, CatalogueEntry } from "@rewire/domain";
import { createAttributeNames } from "../catalogue/createAttributeNames.ts";
import { toCatalogueEntry } from "../catalogue/toCatalogueEntry.ts";
import { GetProductsDocument } from "../gql/graphql.ts";
import { read, refused, warnings } from "./read.ts";
import { readPages } from "./readPages.ts";
import type { ShopClient } from "./shopClient.ts";

/** The shop gives no more at once, whatever is asked for. */
const PAGE_SIZE = 100;

/** A hundred products with their variations keep a small WordPress busy for seconds, and nobody waits for them. */
const PAGE_TIMEOUT_MS = 60_000;

/**
 * Reads every published and visible product, newest first, page by page, and what their attributes are called.
 * A product that moves while we read may come twice and is kept once.
 *
 * @throws ShopTrouble if any page cannot be read: half a catalogue is worse than yesterday's.
 */
export async function fetchCatalogue(client: ShopClient): Promise<Pick<Catalogue, "entries" | "attributes">> {
  const warn = warnings(client);
  const nodes = readPages(async (after) => {
    const { data, errors } = await read(client, GetProductsDocument, { first: PAGE_SIZE, after }, { timeoutMs: PAGE_TIMEOUT_MS });
    if (!data.products) throw refused(errors);
    return data.products;
  });
  const names = createAttributeNames();
  const entries = new Map<number, CatalogueEntry>();
  for await (const node of nodes) {
    const entry = toCatalogueEntry(node, client.currency, warn);
    if (!entry || entries.has(entry.summary.id)) continue;
    entries.set(entry.summary.id, entry);
    names.add(node);
  }
  return { entries: [...entries.values()], attributes: names.all() };
}
