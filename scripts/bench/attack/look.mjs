// Looks at pages of a storefront and says what is live in them.
import { createVisitor } from "../visitor.mjs";
import { livePartsOfPage } from "./liveParts.mjs";

/** Answers of other kinds are nothing that a browser runs, whatever they hold. */
const HARMLESS = /^(?:application\/json|text\/x-script|text\/plain|application\/xml)/;

/** No answer, or that of a shop which has not answered in time. */
const AWAY = new Set([0, 503]);

/** What is wrong with an answer; null for nothing. */
function faultOf({ status, headers, body }, url) {
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
 * Makes what looks at pages, one after the other, and counts those that hold hostile words: a place that shows none of them
 * has not been tried.
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
      // A machine that is busy with something else may make the shop too slow once.
      const answer = AWAY.has(first.status) ? await ask() : first;
      if (answer.body.includes("hit()")) holding += 1;
      tally.add({ what: address, fault: faultOf(answer, url) });
    },
  };
}
