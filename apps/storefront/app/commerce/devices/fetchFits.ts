import { isRecord } from "@rewire/domain";

/** Maximum number of devices in a request. */
const MAX_DEVICES = 20;

/** Ids of the products that fit a device, by its slug. */
export type FittingProducts = ReadonlyMap<string, ReadonlySet<number>>;

/** Parses the slugs of devices from a URL parameter. */
export const parseDeviceSlugs = (text: string): readonly string[] =>
  text
    .slice(0, 4_000)
    .split(",")
    .filter((slug) => slug !== "" && slug.length <= 200)
    .slice(0, MAX_DEVICES);

let lastRequest: { readonly slugs: string; readonly response: Promise<FittingProducts> } | null = null;

/**
 * Fetches the products that fit some devices; the same devices are requested once for a document. Rejects if the request
 * fails, and is tried again then.
 */
export function fetchFits(slugs: readonly string[]): Promise<FittingProducts> {
  const key = slugs.toSorted().slice(0, MAX_DEVICES).map(encodeURIComponent).join(",");
  if (lastRequest?.slugs === key) return lastRequest.response;
  const response = requestFits(key);
  lastRequest = { slugs: key, response };
  response.catch(() => {
    if (lastRequest?.response === response) lastRequest = null;
  });
  return response;
}

async function requestFits(key: string): Promise<FittingProducts> {
  const response = await fetch(`/fits?devices=${key}`);
  if (!response.ok) throw new Error(`Fits: ${response.status}`);
  const devices: unknown = await response.json();
  if (!Array.isArray(devices)) throw new Error("Fits: no list of devices");
  return new Map(devices.flatMap((device: unknown) => toEntry(device)));
}

function toEntry(device: unknown): readonly [string, ReadonlySet<number>][] {
  if (!isRecord(device)) return [];
  const { slug, products } = device;
  if (typeof slug !== "string" || !Array.isArray(products)) return [];
  return [[slug, new Set(products.filter((id): id is number => typeof id === "number"))]];
}
