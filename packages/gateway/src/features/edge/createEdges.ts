import type { GatewayConfig } from "../../config/GatewayConfig.ts";
import type { Log } from "../../log/createLog.ts";
import type { CatalogueService } from "../catalogue/CatalogueService.ts";
import { ALL_TAG } from "../catalogue/changes/tags.ts";
import { createEdgeQueue, type EdgeStatus, type EdgeTimes } from "./createEdgeQueue.ts";
import { createPurgeEdge } from "./createPurgeEdge.ts";
import type { Edge } from "./Edge.ts";
import { createBanEdge, createCloudflare, createFastly } from "./tagEdges.ts";

/** Returns the URLs of all pages that have one of the given tags: absolute URLs, or paths with query strings. */
export type ListUrls = (tags: readonly string[]) => readonly string[];

interface EdgeDependencies {
  readonly config: GatewayConfig["edges"];
  readonly catalogue: Pick<CatalogueService, "onChange">;
  /** Returns the URLs of pages, for edges without tags. @default none */
  readonly listUrls?: ListUrls | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly log: Log;
  readonly times?: EdgeTimes | undefined;
}

/** Edge caches in front of the storefront. */
export interface Edges {
  /** Purges all pages, as after a start, because they may be those of an older build. */
  readonly purgeAll: () => void;
  /** State of each edge; empty if none is configured. */
  readonly status: () => readonly EdgeStatus[];
  /** Stops after a last attempt to send queued purges. */
  readonly close: () => Promise<void>;
}

/** Creates the configured edge caches, which are purged after every change of the catalogue. */
export function createEdges({
  config,
  catalogue,
  listUrls,
  fetch = globalThis.fetch,
  now,
  log,
  times,
}: EdgeDependencies): Edges {
  const { cloudflare, fastly, banUrls, purgeUrls } = config;
  if (purgeUrls.length > 0 && !listUrls)
    log.warn("EDGE_PURGE_URLS is set, and the addresses of pages are not known: nothing is purged there");
  const edgeCaches: readonly Edge[] = [
    ...(cloudflare ? [createCloudflare(cloudflare, fetch)] : []),
    ...(fastly ? [createFastly(fastly, fetch)] : []),
    ...banUrls.map((url, edgeNumber) => createBanEdge(url, edgeNumber + 1, fetch)),
    ...purgeUrls.map((url, edgeNumber) => createPurgeEdge(url, edgeNumber + 1, listUrls ?? (() => []), fetch)),
  ];
  const queues = edgeCaches.map((edge) => createEdgeQueue({ edge, log, now, times }));
  const purgeTags = (tags: readonly string[]): void => {
    for (const queue of queues) queue.purge(tags);
  };
  const unsubscribe = queues.length > 0 ? catalogue.onChange(({ tags }) => purgeTags(tags)) : () => {};
  return {
    purgeAll: () => purgeTags([ALL_TAG]),
    status: () => queues.map((queue) => queue.status()),
    close: async () => {
      unsubscribe();
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}
