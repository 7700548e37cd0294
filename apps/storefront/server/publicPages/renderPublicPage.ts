import { createHash, randomBytes } from "node:crypto";
import { RouterContextProvider, type ServerBuild } from "react-router";
import type { OpeningState, CatalogueReadProgress, Settings } from "@rewire/domain";
import type { LogFields } from "@rewire/gateway";
import type { PageContext } from "../../app/loaders/pageContext.server.ts";
import { getRequestHandler, getServerEntry } from "../builtApp.ts";
import type { CatalogueCalls } from "./createCatalogueCalls.ts";
import { collectContentTags, collectTags } from "./collectTags.ts";
import { compressFast } from "./compression.ts";
import { hashInlineContent } from "./hashInlineContent.ts";

/** Page to render, with the gateway's values that loaders read synchronously. */
export interface PageTask {
  /** Absolute URL in canonical form. */
  readonly url: string;
  readonly settings: Settings;
  readonly loadingProgress: CatalogueReadProgress | null;
  readonly openState: OpeningState;
  /** ISO date on which an order placed now is packed. */
  readonly packingDate: string;
  readonly pricesIncludeTax: boolean | null;
  readonly replaysEarlyActions: boolean;
  readonly newsletterUrl: PageContext["newsletterUrl"];
  readonly hasTradeIn: boolean;
  readonly allowsSpeculation: boolean;
}

/** Log message written while a page is rendered. */
export interface PageLogLine {
  readonly level: "debug" | "info" | "warn" | "error";
  readonly message: string;
  readonly fields: LogFields | undefined;
}

/** Rendered public page or its loader data, in a form that can be sent between threads. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** Whether the body is compressed by brotli; error pages and redirects are not. */
  readonly isCompressed: boolean;
  readonly body: Uint8Array;
  /** Weak entity tag of the uncompressed body. */
  readonly etag: string;
  /** Cache tags of the page's content. */
  readonly tags: readonly string[];
  /** Sources of its inline scripts and styles, see `hashInlineContent`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly logLines: readonly PageLogLine[];
}

/** Built app, with its build id and the files that its pages refer to. */
export interface PageApp {
  readonly build: ServerBuild;
  readonly messageChunks: PageContext["messageChunks"];
  readonly buildId: PageContext["buildId"];
  readonly earlyScriptUrl: PageContext["earlyScriptUrl"];
  readonly deferredStyles: PageContext["deferredStyles"];
}

/** Renders a public page. The rendering does not depend on the visitor's cookies, language or client address. */
export async function renderPublicPage(
  { build, ...app }: PageApp,
  { url, settings, loadingProgress, openState, packingDate, pricesIncludeTax, ...options }: PageTask,
  calls: CatalogueCalls,
): Promise<RenderedPage> {
  // Hexadecimal digits only, since it becomes part of a regular expression.
  const nonce = randomBytes(16).toString("hex");
  const tags = new Set<string>();
  const logLines: PageLogLine[] = [];
  const createLogFunction = (level: PageLogLine["level"]) => (message: string, fields?: LogFields) => {
    logLines.push({ level, message, fields });
  };
  const context = new RouterContextProvider();
  context.set(getServerEntry(build).pageContext, {
    services: {
      catalogue: { ...collectTags(calls, tags), loadingProgress: () => loadingProgress },
      contentPages: collectContentTags(calls, tags),
      desk: {
        days: () => calls.days(),
        openState: () => openState,
        packingDate: () => packingDate,
      },
      pricesIncludeTax: () => pricesIncludeTax,
    },
    settings,
    log: {
      debug: createLogFunction("debug"),
      info: createLogFunction("info"),
      warn: createLogFunction("warn"),
      error: createLogFunction("error"),
    },
    nonce,
    ...app,
    ...options,
    isPublic: true,
  });
  const response = await getRequestHandler(build, "production")(new Request(url), context);
  const text = await response.text();
  const isPage = response.headers.get("content-type")?.startsWith("text/html") === true;
  const { html, scripts, styles } = isPage ? hashInlineContent(text, nonce) : { html: text, scripts: [], styles: [] };
  const body = Buffer.from(html);
  const isCompressed = response.status === 200;
  return {
    status: response.status,
    headers: [...response.headers],
    isCompressed,
    body: isCompressed ? await compressFast(body) : body,
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    tags: [...tags],
    scripts,
    styles,
    logLines,
  };
}
