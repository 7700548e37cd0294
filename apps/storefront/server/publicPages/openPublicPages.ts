import type { GatewayConfig, GatewayServices, Log } from "@rewire/gateway";
import { listCardHosts } from "../listCardHosts.ts";
import type { BuiltApp } from "../openStorefront.ts";
import { createCatalogueCalls } from "./createCatalogueCalls.ts";
import { createPageThreads, getDefaultThreadCount } from "./createPageThreads.ts";
import { createPublicPages, type PublicPages } from "./createPublicPages.ts";
import { listFirstSegments } from "./parseMissingUrl.ts";
import { renderPublicPage, type PageTask } from "./renderPublicPage.ts";

interface OpenPublicPagesOptions extends Pick<
  BuiltApp,
  "build" | "files" | "messageChunks" | "buildId" | "earlyScriptUrl" | "deferredStyles" | "canUseThreads"
> {
  readonly services: GatewayServices;
  readonly config: GatewayConfig;
  readonly log: Log;
}

/** Service for public pages, with the worker threads that render the pages. */
export interface OpenPublicPages extends Omit<PublicPages, "close"> {
  close(): Promise<void>;
}

/**
 * Creates the service for the public pages of a built app; null in development. If the app is on disk, worker threads
 * render the pages.
 */
export function openPublicPages({ services, config, log, ...app }: OpenPublicPagesOptions): OpenPublicPages | null {
  if (app.files === null) return null;
  const calls = createCatalogueCalls(services);
  const count = config.limits.pageWorkers ?? getDefaultThreadCount();
  const threads = app.canUseThreads && count > 0 ? createPageThreads(count, calls) : null;
  const renderPage = threads
    ? threads.render
    : async (task: PageTask) => renderPublicPage({ ...app, build: await app.build() }, task, calls);
  const firstSegments = app.build().then(({ routes }) => listFirstSegments(routes));
  const pages = createPublicPages({
    services,
    config,
    log,
    render: renderPage,
    contentHosts: listCardHosts(config),
    firstSegments: () => firstSegments,
  });
  return {
    ...pages,
    async close() {
      pages.close();
      await threads?.close();
    },
  };
}
