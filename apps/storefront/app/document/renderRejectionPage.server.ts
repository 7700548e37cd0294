import { loadAllMessages, findPathLocale, localePrefixes, toLanguageTag, type MessageKey } from "@rewire/messages";

/**
 * HTTP status of a rejected request: cross-site form submission (403), body too large (413), unknown host (421),
 * internal error (500), or too many waiting requests (503).
 */
export type RejectionStatus = 403 | 413 | 421 | 500 | 503;

const MESSAGES: Readonly<Record<RejectionStatus, MessageKey>> = {
  403: "refusal.crossSite",
  413: "refusal.tooLarge",
  421: "refusal.unknownHost",
  500: "error.somethingWrong",
  503: "refusal.busy",
};

/** Renders a minimal error page, without scripts or styles, in the language of the URL. */
export async function renderRejectionPage(status: RejectionStatus, request: Request): Promise<Response> {
  const locale = findPathLocale(new URL(request.url).pathname);
  const messages = await loadAllMessages(locale);
  const [message, homeLabel] = [messages[MESSAGES[status]], messages["error.toHome"]];
  if (typeof message !== "string" || typeof homeLabel !== "string")
    throw new Error(`${MESSAGES[status]} takes arguments: it cannot be said here`);
  // An unknown host has no home page to link to.
  const homeLinkHtml = status === 421 ? "" : `<p><a href="${localePrefixes[locale] || "/"}">${homeLabel}</a></p>`;
  const html =
    `<!DOCTYPE html><html lang="${toLanguageTag(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${message}</title></head><body><h1>${message}</h1>${homeLinkHtml}</body></html>`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
