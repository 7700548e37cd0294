import { UNSAFE_decodeViaTurboStream } from "react-router";
import { keepPrefetchedData } from "./prefetchedData.ts";

// @chunk list: used by lists only.

/**
 * Loads the data of a page's route, and keeps them for the navigation to the page: the same request as the router's,
 * but without the work of a navigation, so that the data can be shown before.
 * @param href Path and query of the page.
 * @throws Error if there are no such data, for example because the page redirects.
 */
export function prefetchRouteData(href: string, routeId: string): Promise<unknown> {
  const url = new URL(href, location.href);
  const data = loadData(url, routeId);
  // The router requests the data again after a failure.
  data.catch(() => undefined);
  keepPrefetchedData({ url: url.href, routeId, data });
  return data;
}

async function loadData(url: URL, routeId: string): Promise<unknown> {
  const dataUrl = new URL(url);
  dataUrl.pathname += ".data";
  dataUrl.searchParams.set("_routes", routeId);
  const { ok: isOk, body } = await fetch(dataUrl);
  if (!isOk || !body) throw new Error("No data");
  const { value } = await UNSAFE_decodeViaTurboStream(body, window);
  const result: unknown = Reflect.get(Object(Reflect.get(Object(value), routeId)), "data");
  if (result === undefined) throw new Error("No data");
  return result;
}
