import { UNSAFE_decodeViaTurboStream } from "react-router";
import type { PrefetchedData } from "./prefetchedData.ts";

// @chunk list: used by lists only.

/**
 * Loads the data of a page's route: the same request as the router's, but without the work of a navigation, so that the
 * data can be shown before. `keepPrefetchedData` keeps them for the navigation to the page. They are null if there are
 * none, for example because the page redirects.
 * @param href URL of the page.
 * @param loadedData Data that are being loaded; those of the same page are returned instead of a second request.
 * @param signal Cancels the request; the data are null then.
 */
export function prefetchRouteData(
  href: string,
  routeId: string,
  loadedData?: PrefetchedData | null,
  signal?: AbortSignal,
): PrefetchedData {
  const url = new URL(href, location.href);
  return loadedData?.url === url.href
    ? loadedData
    : { url: url.href, routeId, data: loadData(url, routeId, signal).catch(() => null) };
}

async function loadData(url: URL, routeId: string, signal: AbortSignal | undefined): Promise<unknown> {
  const dataUrl = new URL(url);
  dataUrl.pathname += ".data";
  dataUrl.searchParams.set("_routes", routeId);
  const { ok: isOk, body } = await fetch(dataUrl, { signal: signal ?? null });
  if (!isOk || !body) throw new Error("No data");
  const { value } = await UNSAFE_decodeViaTurboStream(body, window);
  const result: unknown = Reflect.get(Object(Reflect.get(Object(value), routeId)), "data");
  if (result === undefined) throw new Error("No data");
  return result;
}
