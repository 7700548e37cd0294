import { loadAllMessages, localeOfPath, localePrefix, localeTag, type MessageKey } from "@rewire/messages";

/** Why a request gets no page: another site's form, too large a body, a host that is not ours, a fault of ours. */
export type RefusalStatus = 403 | 413 | 421 | 500;

const MESSAGES: Readonly<Record<RefusalStatus, MessageKey>> = {
  403: "refusal.crossSite",
  413: "refusal.tooLarge",
  421: "refusal.unknownHost",
  500: "error.somethingWrong",
};

/** Says in the language of the address why there is no page: a few lines without scripts or styles. */
export async function refusalPage(status: RefusalStatus, request: Request): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const messages = await loadAllMessages(locale);
  const [message, home] = [messages[MESSAGES[status]], messages["error.toHome"]];
  if (typeof message !== "string" || typeof home !== "string")
    throw new Error(`${MESSAGES[status]} takes arguments: it cannot be said here`);
  // Of a host that is not ours there is no home to lead to.
  const wayOut = status === 421 ? "" : `<p><a href="${localePrefix[locale] || "/"}">${home}</a></p>`;
  const html =
    `<!DOCTYPE html><html lang="${localeTag(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${message}</title></head><body><h1>${message}</h1>${wayOut}</body></html>`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
