import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Env, Hono, MiddlewareHandler } from "hono";
import type { Log } from "@rewire/gateway";
import { supportsBrotliDictionary } from "./files/compressFile.ts";
import { listAssets } from "./files/listAssets.ts";
import { tryOpenDictionaryStore } from "./files/openDictionaries.ts";
import { createAssetService } from "./files/serveAssets.ts";

/** Cache lifetime of a year; file names change with their content. */
const CACHE_FOREVER = "public, max-age=31536000, immutable";
const CACHE_ONE_HOUR = "public, max-age=3600";

/** Hidden files of tools, such as the build manifest; not served. */
const HIDDEN_PATH_PATTERN = /(?:^|\/)\.(?!well-known(?:\/|$))/;

interface FilesOptions {
  /** Folder of the client files. */
  readonly root: string;
  /** Folder of persistent state, where scripts and styles are stored for later builds. */
  readonly stateDir: string;
  /** Build id; without it nothing is stored. */
  readonly buildId: string | null;
  /** Whether files are compressed better in the background. @default true */
  readonly recompresses?: boolean;
  readonly log: Pick<Log, "warn">;
}

/** Service for the client files, returned by {@link serveFiles}. */
export interface ServedFiles {
  /** Resolves once the build is stored. */
  readonly ready: Promise<unknown>;
  /** Waits until no file is waiting for better compression. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the client files of the built app. Requests for other paths are passed on to the pages. */
export function serveFiles<Context extends Env>(
  app: Hono<Context>,
  { root, stateDir, buildId, recompresses, log }: FilesOptions,
): ServedFiles {
  const list = listAssets(root);
  const dictionaries =
    buildId === null
      ? Promise.resolve(null)
      : tryOpenDictionaryStore({ folder: join(stateDir, "dictionaries"), buildId, assets: list.values() }, log);
  const hasBrotli = supportsBrotliDictionary();
  const assets = createAssetService({
    assets: list,
    dictionaries,
    recompresses,
    isSupported: (coding) => coding !== "dcb" || hasBrotli,
  });

  const createFileHandler = (cacheControl: string): MiddlewareHandler => {
    const serve = serveStatic({ root });
    return async (c, next) => {
      if (HIDDEN_PATH_PATTERN.test(c.req.path)) return next();
      const response = await serve(c, next);
      return response instanceof Response
        ? addCommonHeaders(response, cacheControl, assets.createHeaders(c.req.path))
        : response;
    };
  };
  app.get("/assets/*", async (c, next) => {
    const response = await assets.respond(c);
    return response ? addCommonHeaders(response, CACHE_FOREVER) : next();
  });
  app.get("/assets/*", createFileHandler(CACHE_FOREVER));
  // Missing file of an older build: renders no page.
  app.get("/assets/*", (c) => c.text("Not found", 404));
  // Polled by open pages: only the current content is valid.
  app.get("/builds/*", createFileHandler("no-cache"), (c) => c.text("Not found", 404));
  app.get("/*", createFileHandler(CACHE_ONE_HOUR));

  return {
    ready: dictionaries,
    settle: () => assets.settle(),
    async close() {
      assets.close();
      await dictionaries;
    },
  };
}

/**
 * Sets the headers of all files, besides those of every response: files load nothing, and are no pages to which a policy
 * for scripts, permissions or windows could apply. @param headers Further ones
 */
function addCommonHeaders(
  response: Response,
  cacheControl: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const allHeaders = { "cache-control": cacheControl, ...headers };
  for (const [name, value] of Object.entries(allHeaders)) response.headers.set(name, value);
  return response;
}
