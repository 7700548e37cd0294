import { parseDeviceSlugs } from "../../commerce/devices/fetchFittingProducts.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import type { Route } from "./+types/fits.ts";

/** Cache-Control header: the response is not personal, and may be as old as a product list. */
const ONE_MINUTE_CACHE_CONTROL = "public, max-age=60";

/** Handles `GET /fits?devices=halden-6,tarn-14`: returns the products that fit each of the given devices. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const slugs = parseDeviceSlugs(new URL(request.url).searchParams.get("devices") ?? "");
  const devices = await context.get(privateContext).services.catalogue.fitsOf(slugs);
  return Response.json(devices.ok ? devices.value : [], {
    status: devices.ok ? 200 : 503,
    headers: { "cache-control": devices.ok ? ONE_MINUTE_CACHE_CONTROL : "no-store" },
  });
}
