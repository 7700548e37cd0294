import type { Download } from "@rewire/domain";
import { decodeName } from "../html/decodeName.ts";
import { plainText } from "../html/plainText.ts";
import { decodeSlug } from "../product/mappers/slug.ts";

/** A downloadable item as the shop tells it to its customer. */
export interface WireDownload {
  readonly id: string;
  readonly downloadId: string;
  readonly name: string | null;
  readonly url: string | null;
  readonly downloadsRemaining: number | null;
  /** "2026-12-20 00:00:00" of a customer, ISO with offset of an order. */
  readonly accessExpires: string | null;
  readonly product: { readonly name?: string | null; readonly slug?: string | null } | null;
}

/** A file of a customer's; null where the shop tells no address that could be opened. */
export function toDownload({
  id,
  url,
  name,
  product,
  downloadsRemaining,
  accessExpires,
}: WireDownload): Download | null {
  const address = url && URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  const label = decodeName(product?.name).trim();
  return {
    id: `${id} ${address.searchParams.get("order") ?? ""}`,
    name: plainText(name) || label,
    product: product?.slug ? { slug: decodeSlug(product.slug), name: label } : null,
    url: address.href,
    remaining: downloadsRemaining,
    expires: accessExpires && toIso(accessExpires),
  };
}

/** The shop's "2026-12-20 00:00:00" is UTC. */
const toIso = (text: string): string | null => {
  const time = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(" ", "T")}Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
