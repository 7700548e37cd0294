import type { CatalogueProduct } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import type { Stock } from "./stock.ts";

export interface MetaDataArgs {
  readonly key?: string | null;
  readonly keysIn?: readonly string[] | null;
}

/** Returns the meta data of an object, filtered by key, or null if no entry matches. */
export function findMetaData(
  entries: readonly { readonly key: string; readonly value: string }[],
  { key, keysIn: includedKeys }: MetaDataArgs,
) {
  const matches = entries.filter((entry) =>
    key ? entry.key === key : !includedKeys || includedKeys.includes(entry.key),
  );
  return matches.length === 0 ? null : matches.map((entry, index) => ({ id: String(index + 1), ...entry }));
}

/** Returns the stock fields of a product. The quantity is null if it is not tracked, or not above zero. */
export function toStockFields(product: CatalogueProduct, stock: Stock) {
  return {
    stockStatus: stock.state,
    stockQuantity: stock.quantity !== null && stock.quantity > 0 ? stock.quantity : null,
    lowStockAmount: stock.lowStockAmount,
    manageStock: stock.counted
      ? stock.stockOwner === product.id && product.type === "variable"
        ? "PARENT"
        : "TRUE"
      : null,
    backorders: stock.backorders ? "NOTIFY" : "NO",
    backordersAllowed: stock.backorders,
    soldIndividually: product.soldIndividually,
  };
}

/** Returns the weight and dimensions of a product as strings. */
export const toDimensionFields = (product: CatalogueProduct) => ({
  weight: product.weight ?? null,
  length: product.length ?? null,
  width: product.width ?? null,
  height: product.height ?? null,
});

/** Returns the download fields of a product. The download limit and the expiry are those of the first file. */
export function toDownloadFields(engine: Engine, product: CatalogueProduct) {
  const [first] = product.downloads ?? [];
  return {
    downloadable: product.downloadable,
    downloadLimit: first?.limit ?? null,
    downloadExpiry: first?.expiryDays ?? null,
    downloads: () => (product.downloads ?? []).map((download) => toDownloadView(engine, download)),
  };
}

/** Resolves a downloadable file. */
export const toDownloadView = (
  engine: Engine,
  download: { readonly id: string; readonly name: string; readonly file: string },
) => ({
  downloadId: download.id,
  name: download.name,
  file: `${engine.siteUrl}/downloads/${download.file}`,
  fileExt: download.file.split(".").at(-1) ?? null,
  fileType: null,
});
