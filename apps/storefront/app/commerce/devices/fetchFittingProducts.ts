import { isRecord, type FitKind } from "@rewire/domain";

/** Maximum number of devices in a request. */
const MAX_DEVICES = 20;

/** How a product fits a device: `fits`, or, for goods that charge the device, `fullSpeed` or `slower`. */
export type FittingKind = Extract<FitKind, "fits" | "fullSpeed" | "slower">;

/** Products that fit each device: maps device slugs to maps from product id to kind of fit. */
export type FittingProducts = ReadonlyMap<string, ReadonlyMap<number, FittingKind>>;

/** Parses the slugs of devices from a URL parameter. */
export const parseDeviceSlugs = (text: string): readonly string[] =>
  text
    .slice(0, 4_000)
    .split(",")
    .filter((slug) => slug !== "" && slug.length <= 200)
    .slice(0, MAX_DEVICES);

let lastRequest: { readonly slugs: string; readonly response: Promise<FittingProducts> } | null = null;

/**
 * Fetches the products that fit the given devices. Consecutive calls for the same devices share one request. If the
 * request fails, the promise is rejected, and the next call sends a new request.
 */
export function fetchFittingProducts(slugs: readonly string[]): Promise<FittingProducts> {
  const key = slugs.toSorted().slice(0, MAX_DEVICES).map(encodeURIComponent).join(",");
  if (lastRequest?.slugs === key) return lastRequest.response;
  const response = requestFittingProducts(key);
  lastRequest = { slugs: key, response };
  response.catch(() => {
    if (lastRequest?.response === response) lastRequest = null;
  });
  return response;
}

async function requestFittingProducts(key: string): Promise<FittingProducts> {
  const response = await fetch(`/fits?devices=${key}`);
  if (!response.ok) throw new Error(`Fits: ${response.status}`);
  const devices: unknown = await response.json();
  if (!Array.isArray(devices)) throw new Error("Fits: no list of devices");
  return new Map(devices.flatMap((device: unknown) => toEntry(device)));
}

function toEntry(device: unknown): readonly [string, ReadonlyMap<number, FittingKind>][] {
  if (!isRecord(device)) return [];
  const { slug, products: productIds, fullSpeed: fullSpeedIds, slower: slowerIds } = device;
  if (typeof slug !== "string") return [];
  const listKinds = (ids: unknown, kind: FittingKind) =>
    Array.isArray(ids) ? ids.flatMap((id: unknown) => (typeof id === "number" ? [[id, kind] as const] : [])) : [];
  return [
    [
      slug,
      new Map([
        ...listKinds(productIds, "fits"),
        ...listKinds(fullSpeedIds, "fullSpeed"),
        ...listKinds(slowerIds, "slower"),
      ]),
    ],
  ];
}
