import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from "react-router";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { trustedPolicies } from "@rewire/domain";
import { loadMessages, localeOfPath, type Locale } from "@rewire/messages";
import {
  earlyActionsScript,
  guardEarlyForms,
  holdScripts,
  hydrationScript,
  keepEarlyLanguage,
  markFirstAction,
  startScript,
} from "@rewire/platform/early";
import { createStyleCache, renderPageStyles } from "@rewire/platform/emotion";
import { criticalStyles } from "@rewire/ui/criticalStyles";
import fontFaces from "@rewire/ui/fonts.css?inline";
import { DocumentProvider } from "./i18n/DocumentContext.tsx";
import { carryPicture } from "./early/carryPicture.ts";
import { findPicture } from "./early/findPicture.ts";
import { recordFreshLoad } from "./early/recordFreshLoad.ts";
import { noteReducedData } from "./early/noteReducedData.ts";
import { earlyAddScript } from "./early/earlyAddScript.ts";
import { showCount } from "./early/showCount.ts";
import { showStored } from "./early/showStored.ts";
import { ITEM_COUNT_KEY } from "./commerce/lastItemCount.ts";
import { CUSTOMER_KEY } from "./commerce/viewer.ts";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "./i18n/localeCookie.ts";
import { pageContext } from "./loaders/pageContext.server.ts";
import { needsScripts } from "./navigation/pageGroups.ts";
import { reportError } from "./document/reportError.server.ts";
import { speculationRules } from "./navigation/speculationRules.server.ts";
import { PICTURE_NAME, transitionStyles } from "./navigation/transitionStyles.server.ts";

export { pageContext } from "./loaders/pageContext.server.ts";
export { privateContext } from "./loaders/privateContext.server.ts";
export { refusalPage } from "./document/refusalPage.server.ts";

/** Logs errors of loaders, actions and pages, unless the client has disconnected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) reportError(context.get(pageContext).log, error, request);
};

const call = (script: (...values: never[]) => void, ...values: readonly (string | number)[]) =>
  `(${script.toString()})(${values.map((value) => JSON.stringify(value)).join()});`;

const keepLanguage = `(isHydrated)=>(${keepEarlyLanguage.toString()})(isHydrated,"${LOCALE_COOKIE}",${LOCALE_COOKIE_SECONDS})`;

/** Removes the indentation that the build leaves in the text of functions; their strings contain no line breaks. */
const withoutIndentation = (script: string): string => script.replaceAll(/\n\s+/g, "\n");

/** Scripts for what is done before the page is hydrated, with and without its replay. */
const guards = [guardEarlyForms.toString(), keepLanguage];
const withReplay = withoutIndentation(hydrationScript(...guards, earlyActionsScript(earlyAddScript())));
const withoutReplay = withoutIndentation(hydrationScript(...guards));

/**
 * Scripts that run before everything else; the build removes their comments. The last one may fail in browsers without
 * navigation timing.
 * @param when When the page's modules start.
 */
const earlyScript = (when: "paint" | "intent"): string =>
  call(markFirstAction) +
  startScript(when, trustedPolicies.modules) +
  `(${showStored.toString()})(${JSON.stringify(ITEM_COUNT_KEY)},${JSON.stringify(CUSTOMER_KEY)},${showCount.toString()});` +
  call(recordFreshLoad);

const early = { paint: withoutIndentation(earlyScript("paint")), intent: withoutIndentation(earlyScript("intent")) };

/** Scripts of public pages alone: of the transition to the next page, and of what is prepared of it. */
const transition = withoutIndentation(`(${carryPicture.toString()})("${PICTURE_NAME}",${findPicture.toString()});`);
const reducedData = call(noteReducedData);

/** Adds faces, and the theme as far as a page needs it for its first paint; the whole theme.css is linked at its end. */
const completeStyles = (css: string, html: string) => fontFaces.trim() + criticalStyles(css, html);

/** Does the same for a public page, from which and to which a picture may move. */
const completePublicStyles = (css: string, html: string) => transitionStyles + completeStyles(css, html);

/** Time limit for rendering a page, in milliseconds. */
export const streamTimeout = 10_000;

/** Renders a complete page, with only the styles that it uses in its head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, messageChunks, replaysEarlyActions, isPublic, preparesNextPage, log } = loadContext.get(pageContext);
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const cache = createStyleCache({ nonce });
  // Must precede rendering: without it Emotion places each style beside the element that uses it.
  const emotion = createEmotionServer(cache);
  const failures: unknown[] = [];
  const html = await renderToString(
    <DocumentProvider value={{ nonce, locale, messages: await loadMessages(locale) }}>
      <CacheProvider value={cache}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </CacheProvider>
    </DocumentProvider>,
    nonce,
    failures,
  );
  for (const failure of failures) reportError(log, failure, request);

  const chunk = messageChunks[locale];
  const head =
    (chunk ? `<link rel="modulepreload" href="${chunk}"/>` : "") +
    renderPageStyles(emotion, html, nonce, isPublic ? completePublicStyles : completeStyles) +
    `<script nonce="${nonce}">${replaysEarlyActions ? withReplay : withoutReplay}${early[needsScripts(pathname) ? "paint" : "intent"]}${isPublic ? transition : ""}</script>` +
    (isPublic && preparesNextPage ? renderSpeculation(locale, nonce) : "");
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${holdScripts(html.replace("</head>", () => `${head}</head>`))}`, {
    status: failures.length > 0 ? 500 : status,
    headers,
  });
}

/** Renders the mark of visitors who have asked for less data, and the speculation rules that depend on it. */
const renderSpeculation = (locale: Locale, nonce: string): string =>
  `<script nonce="${nonce}">${reducedData}</script>` +
  `<script nonce="${nonce}" type="speculationrules">${speculationRules(locale)}</script>`;

function renderToString(app: React.ReactNode, nonce: string, failures: unknown[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      // Everything is ready before the response is sent, so that all content is in place for readers without
      // JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        text(body).then((html) => resolve(html.replace(/^<!DOCTYPE html>/i, "")), reject);
        pipe(body);
      },
      onShellError: reject,
      onError: (failure) => {
        failures.push(failure);
      },
    });
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), streamTimeout);
  });
}
