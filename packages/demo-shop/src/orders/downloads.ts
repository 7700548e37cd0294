import type { DownloadPermission } from "../records/DownloadPermission.ts";
import type { Engine } from "../engine/Engine.ts";
import type { Order } from "../records/Order.ts";

const DAY_MS = 86_400_000;
const createPermissionKey = (order: number, download: string): string =>
  `${String(order).padStart(10, "0")}-${download}`;

/** Grants the customer permission to download the files of a paid order. Existing permissions are unchanged. */
export function grantDownloads(engine: Engine, order: Order): void {
  for (const line of order.lines) {
    const product = engine.catalogue.byId.get(line.product);
    for (const download of product?.downloadable ? (product.downloads ?? []) : []) {
      if (engine.database.read("download", createPermissionKey(order.id, download.id)) !== undefined) continue;
      const permission: DownloadPermission = {
        order: order.id,
        orderKey: order.key,
        product: line.product,
        download: download.id,
        user: order.user,
        email: order.billing.email ?? "",
        remaining: download.limit === undefined ? null : download.limit * line.quantity,
        expires: download.expiryDays === undefined ? null : getUtcMidnight(engine) + download.expiryDays * DAY_MS,
      };
      engine.database.write("download", createPermissionKey(order.id, download.id), permission);
    }
  }
}

/** Deletes the permissions to download the files of an order. */
export function revokeDownloads(engine: Engine, order: Order): void {
  for (const permission of engine.database.list("download")) {
    if (permission.order === order.id)
      engine.database.remove("download", createPermissionKey(order.id, permission.download));
  }
}

const getUtcMidnight = (engine: Engine): number => Math.floor(engine.now() / DAY_MS) * DAY_MS;

/** As in WooCommerce, the day on which a permission expires is its last one. */
const hasExpired = (engine: Engine, { expires }: DownloadPermission): boolean =>
  expires !== null && expires < getUtcMidnight(engine);

const isOpen = (engine: Engine, permission: DownloadPermission): boolean =>
  permission.remaining !== 0 && !hasExpired(engine, permission);

/** Lists the valid downloads of an account. As in WooCommerce, the id 0 stands for all guests. */
export const listDownloads = (engine: Engine, user: number): DownloadPermission[] =>
  engine.database
    .list("download")
    .filter((permission) => permission.user === user && isOpen(engine, permission))
    .toReversed();

/** Lists the valid downloads of an order. */
export const listOrderDownloads = (engine: Engine, order: number): DownloadPermission[] =>
  engine.database.list("download").filter((permission) => permission.order === order && isOpen(engine, permission));

/**
 * Finds the file of a download link and counts the download.
 * @returns Name and path of the file, or WooCommerce's error message if the download is not allowed.
 */
export function consumeDownload(
  engine: Engine,
  orderKey: string,
  email: string,
  download: string,
): { readonly name: string; readonly file: string } | string {
  const id = engine.database.read("orderKey", orderKey);
  const permission = id === undefined ? undefined : engine.database.read("download", createPermissionKey(id, download));
  if (permission === undefined || permission.email.toLowerCase() !== email.toLowerCase())
    return "Invalid download link.";
  if (permission.remaining === 0) return "Sorry, you have reached your download limit for this file";
  if (hasExpired(engine, permission)) return "Sorry, this download has expired";
  const file = engine.catalogue.byId.get(permission.product)?.downloads?.find((candidate) => candidate.id === download);
  if (file === undefined) return "Invalid download link.";
  if (permission.remaining !== null)
    engine.database.write("download", createPermissionKey(permission.order, download), {
      ...permission,
      remaining: permission.remaining - 1,
    });
  return { name: file.name, file: file.file };
}
