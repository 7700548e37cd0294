import {
  createCataloguePageReader,
  fetchCategories,
  fetchCatalogueReadStart,
  ShopResponseError,
  type CataloguePageReader,
  type CatalogueReadStart,
} from "@rewire/data/server";
import { repairCategory, type Category } from "@rewire/domain";
import type { CataloguePart, CatalogueReaderOptions } from "./createCatalogueReader.ts";

/** Interval of the log lines about a read, in milliseconds. */
const LOG_INTERVAL_MS = 10_000;

/** State of a full read in progress. */
export interface FullRead extends CatalogueReadStart {
  readonly categories: readonly Category[];
  readonly pageReader: CataloguePageReader;
}

/** Starts a read of the whole catalogue. @throws ShopRequestError if the shop does not respond. */
export async function startFullRead(options: CatalogueReaderOptions): Promise<FullRead> {
  const { shop, problems } = options;
  // The mark is read first, so that changes during the read are read again.
  const start = await fetchReadStart(options);
  const categories = await fetchCategories(shop);
  const categoryFirst = categories.some(({ slug }) => slug === repairCategory) ? repairCategory : undefined;
  return {
    ...start,
    categories,
    pageReader: createCataloguePageReader(shop, { omittedProducts: problems.unreadable(), categoryFirst }),
  };
}

/**
 * Reads the remaining pages of the catalogue.
 *
 * @param onPart Called after every page but the last.
 * @throws ShopRequestError if the shop does not respond.
 */
export async function readPages(
  { pageReader, categories, total }: FullRead,
  { now, log }: CatalogueReaderOptions,
  onPart: (part: CataloguePart) => void,
): Promise<void> {
  let lastLogTime = now();
  const catalogue = () => {
    const { entries, attributes } = pageReader.products();
    return { entries, attributes, categories };
  };
  while (await pageReader.readNext()) {
    const progress = { read: pageReader.size(), total };
    onPart({ progress, hasRepairs: pageReader.hasCategory(), catalogue });
    if (now() - lastLogTime < LOG_INTERVAL_MS) continue;
    lastLogTime = now();
    log.info(`Reading the catalogue: ${progress.read} of ${total ?? "nobody knows how many"} products`, progress);
  }
}

async function fetchReadStart({ shop, problems, log }: CatalogueReaderOptions): Promise<CatalogueReadStart> {
  try {
    return await fetchCatalogueReadStart(shop, problems.unreadable());
  } catch (error) {
    if (!(error instanceof ShopResponseError)) throw error;
    log.info("The shop does not tell what has changed; everything is read each time", { error });
    return { mark: null, total: null };
  }
}
