import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from "react-router";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { loadMessages, findPathLocale, type Locale } from "@rewire/messages";
import { deferModuleScripts } from "@rewire/platform/early";
import { createStyleCache, listPageStyles, renderPageStyles } from "@rewire/platform/emotion";
import { findDataStream, renderHydrationData } from "@rewire/platform/react-router";
import { addCriticalStyles, findFooter } from "@rewire/ui/criticalStyles";
import fontFaces from "@rewire/ui/fonts.css?inline";
import { DocumentProvider } from "./i18n/DocumentContext.tsx";
import { transitionPicture } from "./early/transitionPicture.ts";
import { findPicture } from "./early/findPicture.ts";
import { markReducedData } from "./early/markReducedData.ts";
import {
  composeInlineHoldScript,
  composeInlineScript,
  createFunctionCallScript,
  removeIndentation,
} from "./early/composeEarlyScripts.ts";
import { pageContext, type PageContext } from "./loaders/pageContext.server.ts";
import { needsScripts } from "./navigation/pageGroups.ts";
import { editText, insertBefore, type TextEdit } from "./document/editText.ts";
import { reportError } from "./document/reportError.server.ts";
import { createSpeculationRules } from "./navigation/createSpeculationRules.server.ts";
import { PICTURE_TRANSITION_NAME, transitionStyles } from "./navigation/transitionStyles.server.ts";

export { pageContext } from "./loaders/pageContext.server.ts";
export { privateContext } from "./loaders/privateContext.server.ts";
export { composeBooking } from "./loaders/repair/repairMails.server.ts";
export { composeAlert } from "./screens/Alert/composeAlert.server.ts";
export { composeReceipt } from "./screens/Withdrawal/composeReceipt.server.ts";
export { composeDeferredStyles } from "@rewire/ui/criticalStyles";
export { renderRejectionPage } from "./document/renderRejectionPage.server.ts";

/** Logs an error of a loader, an action or a page, unless the client has disconnected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) reportError(context.get(pageContext).log, error, request);
};

/** Scripts of public pages only: picture transition between documents, and flag for reduced data usage. */
const transitionScript = removeIndentation(
  `(${transitionPicture.toString()})("${PICTURE_TRANSITION_NAME}",${findPicture.toString()});`,
);
const reducedDataScript = createFunctionCallScript(markReducedData);

/**
 * Paths of pages about the cart, to which the form of a public page leads. Without scripts nothing skips the transition to
 * a page that has none, and browsers report an error.
 */
const CART_PATH_PATTERN = /\/cart(?:\/|$)/;

/**
 * Composes the inline CSS of a page: font faces, and theme rules for the first paint; theme.css is linked later. A public
 * page also has view transitions between documents, and less of the styles that it links before its footer.
 */
const composeStyles = (
  styles: readonly string[],
  html: string,
  { isPublic, deferredStyles }: PageContext,
  pathname: string,
) =>
  (isPublic || CART_PATH_PATTERN.test(pathname) ? transitionStyles : "") +
  fontFaces.trim() +
  addCriticalStyles(styles, html, isPublic ? deferredStyles?.rules : undefined);

/**
 * Renders the link to the deferred styles of a page, which stands before its footer, where it keeps nothing else from being
 * shown. Firefox waits for them only if a script follows that is not empty; it would show the footer without styles.
 */
const renderDeferredStylesLink = (url: string, nonce: string): string =>
  `<link rel="stylesheet" href="${url}" data-styles/><script nonce="${nonce}"> </script>`;

/** Adds the links and the data to a page by React that stand neither in its head nor in its elements. */
function completePage(
  html: string,
  headHtml: string,
  dataHtml: string | null,
  { isPublic, deferredStyles, nonce }: PageContext,
): string {
  const footer = isPublic && deferredStyles ? findFooter(html) : -1;
  const edits: TextEdit[] = [insertBefore(html.indexOf("</head>"), headHtml)];
  if (deferredStyles && footer !== -1)
    edits.push(insertBefore(footer, renderDeferredStylesLink(deferredStyles.url, nonce)));
  if (dataHtml !== null) {
    const [start, end] = findDataStream(html);
    edits.push({ start, end, text: "" }, insertBefore(html.indexOf("</body>"), dataHtml));
  }
  return deferModuleScripts(DOCTYPE + editText(html, edits));
}

/** Time limit for rendering a page, in milliseconds. */
export const streamTimeout = 10_000;

const DOCTYPE = "<!DOCTYPE html>";

/**
 * Response that returns its text as it is, without encoding it to a stream and decoding the stream. That of a public page
 * is read as a text only and has no stream.
 */
class PageResponse extends Response {
  readonly #html: string;

  constructor(html: string, isPublic: boolean, init: ResponseInit) {
    super(isPublic ? null : html, init);
    this.#html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}

/** Renders a complete page, with only the styles that it uses in its head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const context = loadContext.get(pageContext);
  const { nonce, messageChunks, isPublic, allowsSpeculation, log } = context;
  const { pathname } = new URL(request.url);
  const locale = findPathLocale(pathname);
  const cache = createStyleCache({ nonce });
  // Must precede rendering: without it Emotion places each style beside the element that uses it.
  const emotionServer = createEmotionServer(cache);
  const failures: unknown[] = [];
  const dataHtml = isPublic ? renderHydrationData(routerContext.staticHandlerContext) : null;
  const html = await renderToString(
    <DocumentProvider value={{ nonce, locale, messages: await loadMessages(locale) }}>
      <CacheProvider value={cache}>
        <ServerRouter
          context={dataHtml === null ? routerContext : omitDataScripts(routerContext)}
          url={request.url}
          nonce={nonce}
        />
      </CacheProvider>
    </DocumentProvider>,
    nonce,
    failures,
  );
  for (const failure of failures) reportError(log, failure, request);

  const chunk = messageChunks[locale];
  const headHtml =
    (chunk ? `<link rel="modulepreload" href="${chunk}"/>` : "") +
    renderPageStyles(composeStyles(listPageStyles(cache, emotionServer, html), html, context, pathname), nonce) +
    renderEarlyScripts(context, needsScripts(pathname) ? "paint" : "intent", request.method) +
    (isPublic && allowsSpeculation ? renderSpeculationRules(locale, nonce) : "");
  headers.set("content-type", "text/html; charset=utf-8");
  return new PageResponse(completePage(html, headHtml, dataHtml, context), isPublic, {
    status: failures.length > 0 ? 500 : status,
    headers,
  });
}

/** Returns the context without the stream that React Router writes into scripts. */
const omitDataScripts = ({ serverHandoffStream: _stream, ...routerContext }: EntryContext): EntryContext =>
  routerContext;

/** Renders the scripts that run before all others, and before the page's modules start. */
function renderEarlyScripts(
  { nonce, earlyScriptUrl, replaysEarlyActions: replaysActions, isPublic }: PageContext,
  startTrigger: "paint" | "intent",
  method: string,
): string {
  const externalUrl = replaysActions && startTrigger === "intent" ? earlyScriptUrl : null;
  const inlineScript = externalUrl
    ? composeInlineHoldScript(externalUrl)
    : composeInlineScript({ startTrigger, replaysActions });
  const mark = method === "POST" ? " data-posted" : "";
  return (
    `<script nonce="${nonce}"${mark}>${inlineScript}${isPublic ? transitionScript : ""}</script>` +
    (externalUrl ? `<script nonce="${nonce}" async src="${externalUrl}" fetchpriority="low"></script>` : "")
  );
}

/** Renders the script that flags reduced data usage, and the speculation rules that depend on the flag. */
const renderSpeculationRules = (locale: Locale, nonce: string): string =>
  `<script nonce="${nonce}">${reducedDataScript}</script>` +
  `<script nonce="${nonce}" type="speculationrules">${createSpeculationRules(locale)}</script>`;

/** Creates a stream that passes on its whole text at its end. */
function createCollector(onEnd: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, onWritten) {
      chunks.push(chunk);
      onWritten();
    },
    final(onFinished) {
      onEnd(Buffer.concat(chunks).toString());
      onFinished();
    },
  });
}

function renderToString(app: React.ReactNode, nonce: string, failures: unknown[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe: pipeHtml, abort: abortRendering } = renderToPipeableStream(app, {
      nonce,
      // Everything is ready before the response is sent, so that all content is in place for readers without
      // JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipeHtml(createCollector((html) => resolve(html.startsWith(DOCTYPE) ? html.slice(DOCTYPE.length) : html)));
      },
      onShellError: reject,
      onError: (failure) => {
        failures.push(failure);
      },
    });
    const timer = setTimeout(() => abortRendering(new Error("The page took too long to render")), streamTimeout);
  });
}
