import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { isRecord } from "@rewire/domain";
import type { composeDeferredStyles } from "@rewire/ui/criticalStyles";
import type { pageContext } from "../app/loaders/pageContext.server.ts";
import type { privateContext } from "../app/loaders/privateContext.server.ts";
import type { composeAlert } from "../app/screens/Alert/composeAlert.server.ts";
import type { composeBooking } from "../app/loaders/repair/repairMails.server.ts";
import type { composeReceipt } from "../app/screens/Withdrawal/composeReceipt.server.ts";
import type { renderRejectionPage } from "../app/document/renderRejectionPage.server.ts";

/**
 * Additional exports of the built app's server entry. A context is compared by identity, so its key must be the built
 * app's.
 */
interface ServerEntry {
  readonly pageContext: typeof pageContext;
  readonly privateContext: typeof privateContext;
  readonly renderRejectionPage: typeof renderRejectionPage;
  readonly composeReceipt: typeof composeReceipt;
  readonly composeAlert: typeof composeAlert;
  readonly composeBooking: typeof composeBooking;
  readonly composeDeferredStyles: typeof composeDeferredStyles;
}

const isServerBuild = (module: unknown): module is ServerBuild =>
  isRecord(module) && isRecord(module["routes"]) && isRecord(module["entry"]) && isRecord(module["entry"]["module"]);

const isServerEntry = (module: object): module is ServerEntry =>
  "pageContext" in module &&
  "privateContext" in module &&
  "renderRejectionPage" in module &&
  typeof module.renderRejectionPage === "function" &&
  "composeReceipt" in module &&
  typeof module.composeReceipt === "function" &&
  "composeAlert" in module &&
  typeof module.composeAlert === "function" &&
  "composeBooking" in module &&
  typeof module.composeBooking === "function" &&
  "composeDeferredStyles" in module &&
  typeof module.composeDeferredStyles === "function";

/**
 * Validates that a loaded module is the built app and returns the build. @throws Error if the build is empty or
 * outdated.
 */
export function toServerBuild(module: unknown): ServerBuild {
  if (!isServerBuild(module)) throw new Error("This is no build of the storefront. Build it again: npm start does.");
  return module;
}

/** Returns the exports of the built app's server entry. @throws Error if the app was built with another entry. */
export function getServerEntry({ entry }: ServerBuild): ServerEntry {
  if (!isServerEntry(entry.module))
    throw new Error("The build has no page context: it was not made from app/entry.server.tsx.");
  return entry.module;
}

const requestHandlers = {
  development: new WeakMap<ServerBuild, RequestHandler>(),
  production: new WeakMap<ServerBuild, RequestHandler>(),
};

/**
 * Returns the request handler of a build, the same one for each request. React Router ranks and compiles all routes
 * when it creates a handler, and does so for each request if it is given a function that returns the build.
 */
export function getRequestHandler(build: ServerBuild, mode: "development" | "production"): RequestHandler {
  const handler = requestHandlers[mode].get(build) ?? createRequestHandler(build, mode);
  requestHandlers[mode].set(build, handler);
  return handler;
}
