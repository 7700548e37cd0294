import { parseUrl, type Download } from "@rewire/domain";
import { decodeName } from "../html/decodeName.ts";
import { toPlainText } from "../html/plainText.ts";
import { decodeSlug } from "../product/mappers/slug.ts";

/** Fields of a downloadable item in the shop's response. */
export interface DownloadFields {
  readonly id: string;
  readonly downloadId: string;
  readonly name: string | null;
  readonly url: string | null;
  readonly downloadsRemaining: number | null;
  /** Expiry: "2026-12-20 00:00:00" for a customer, ISO with offset for an order. */
  readonly accessExpires: string | null;
  readonly product: { readonly name?: string | null; readonly slug?: string | null } | null;
}

/** Maps a downloadable item of a customer; returns null for an item without a valid URL. */
export function toDownload({
  id,
  url,
  name,
  product,
  downloadsRemaining,
  accessExpires,
}: DownloadFields): Download | null {
  const fileUrl = url && parseUrl(url);
  if (!fileUrl || !/^https?:$/.test(fileUrl.protocol)) return null;
  const label = decodeName(product?.name).trim();
  return {
    id: `${id} ${fileUrl.searchParams.get("order") ?? ""}`,
    name: toPlainText(name) || label,
    product: product?.slug ? { slug: decodeSlug(product.slug), name: label } : null,
    url: fileUrl.href,
    remaining: downloadsRemaining,
    expires: accessExpires && toLastMoment(accessExpires),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Converts the shop's "2026-12-20 00:00:00", which is UTC, to ISO: the end of that day, until which WooCommerce hands the
 * file out. It compares the time with the last midnight UTC.
 */
const toLastMoment = (text: string): string | null => {
  const time = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(" ", "T")}Z`);
  return Number.isNaN(time) ? null : new Date((Math.floor(time / DAY_MS) + 1) * DAY_MS - 1).toISOString();
};
