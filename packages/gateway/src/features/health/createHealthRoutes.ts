import { Hono } from "hono";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";
import type { Readiness } from "./createReadiness.ts";

interface HealthDependencies {
  readonly catalogue: Pick<CatalogueService, "status">;
  readonly readiness: () => Promise<Readiness>;
}

const noStoreHeaders = { "cache-control": "no-store" };
const RETRY_AFTER_SECONDS = "5";

/**
 * Creates the health routes. `GET /livez` and its former name `GET /healthz` respond as long as the process is alive.
 * `GET /readyz` responds with 200 or 503, and the reason for each unavailable dependency.
 */
export function createHealthRoutes({ catalogue, readiness }: HealthDependencies): Hono {
  const app = new Hono();
  for (const path of ["/livez", "/healthz"])
    app.get(path, (c) => c.json({ status: "ok", catalogue: catalogue.status() }, 200, noStoreHeaders));
  app.get("/readyz", async (c) => {
    const current = await readiness();
    return current.status === "notReady"
      ? c.json(current, 503, { ...noStoreHeaders, "retry-after": RETRY_AFTER_SECONDS })
      : c.json(current, 200, noStoreHeaders);
  });
  return app;
}
