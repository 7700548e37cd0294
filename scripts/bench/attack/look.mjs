// Fetches pages of a storefront and reports executable content.
import { createVisitor } from "../visitor.mjs";
import { livePartsOfPage } from "./liveParts.mjs";

/** Content types that a browser does not execute. */
const HARMLESS = /^(?:application\/json|text\/x-script|text\/plain|application\/xml)/;

/** Statuses of a missing response (0) and of a page whose shop has timed out (503). */
const AWAY = new Set([0, 503]);

/** Returns the problem of a response; null for none. */
function findIssue({ status, headers, body }, url) {
  const location = headers.get("location");
  if (status === 0 || status >= 500) return `status ${status}`;
  if (location !== null)
    return URL.parse(location, url)?.origin === new URL(url).origin ? null : `leads to ${location}`;
  const type = headers.get("content-type") ?? "";
  if (HARMLESS.test(type) || body === "")
    return headers.get("x-content-type-options") === "nosniff" ? null : `${type} without nosniff`;
  const policy = headers.get("content-security-policy") ?? "";
  const nonce = /script-src[^;]*'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) return "no content security policy with a nonce";
  return livePartsOfPage(body, nonce).join(" ") || null;
}

/**
 * Creates a function that checks pages one after the other, and counts those that contain hostile texts: a page without
 * any has not been tested.
 *
 * @param {ReturnType<import("./tally.mjs").createTally>} tally
 * @param {string} storefront
 */
export function createLook(tally, storefront) {
  let holding = 0;
  const stranger = createVisitor(storefront);
  return {
    remark: () => `${holding.toLocaleString("en")} pages hold some of it`,
    /** @param {string} address @param {ReturnType<typeof createVisitor>} [visitor] */
    at: async (address, visitor = stranger) => {
      const url = `${storefront}${address}`;
      const ask = () => visitor.send(address, { headers: { "accept-language": "en" } });
      const first = await ask();
      // On a busy machine the shop may time out once.
      const response = AWAY.has(first.status) ? await ask() : first;
      if (response.body.includes("hit()")) holding += 1;
      tally.add({ what: address, fault: findIssue(response, url) });
    },
  };
}
