// Feeds texts of a million characters to every parser, and hostile markup to every sanitiser.
import { sanitizeHtml, sanitizeReview } from "@rewire/data/text-readers";
import { hostileTexts } from "@rewire/domain/testing";
import { ownPicturesOf } from "@rewire/gateway/text-readers";
import { samples } from "./generate.mjs";
import { livePartsOfText } from "./liveParts.mjs";
import { hostileMarkup } from "./markup.mjs";
import { createTally } from "./tally.mjs";
import { bestOf, textReaders, timeOf } from "./textReaders.mjs";

const MAX_MS = 50;

/**
 * Feeds hostile texts to every parser.
 *
 * @param {{ share: number }} options share of the texts
 */
export function attackReaders({ share }, length = 1_000_000) {
  const texts = hostileTexts.filter((_, at) => Math.floor(at * share) !== Math.floor((at + 1) * share));
  const tally = createTally(`functions x texts of ${length.toLocaleString("en")} characters, none over ${MAX_MS} ms`);
  for (const { name, ofLength } of texts) {
    const text = ofLength(length);
    for (const [reader, read] of textReaders) {
      const once = timeOf(read, text);
      const ms = once > MAX_MS ? bestOf(read, text) : once;
      tally.add({ what: `${reader}, ${name}`, ms, fault: ms > MAX_MS ? `${ms.toFixed(0)} ms` : null });
    }
  }
  return tally.result(`${textReaders.length} functions, ${texts.length} texts`);
}

const cleaners = {
  description: (text) => sanitizeHtml(text).safeHtml,
  review: (text) => sanitizeReview(text).safeHtml,
  "description with pictures": (text) => sanitizeHtml(ownPicturesOf(text)).safeHtml,
};

/**
 * Feeds hostile markup to every HTML sanitiser, and parses the result.
 *
 * @param {{ seed: number, count: number }} options
 */
export function attackCleaners({ seed, count }) {
  const tally = createTally(`${count.toLocaleString("en")} hostile texts cleaned, 0 live, none over ${MAX_MS} ms`);
  for (const text of samples(hostileMarkup, { seed, count })) {
    for (const [name, clean] of Object.entries(cleaners)) {
      const ms = timeOf(clean, text);
      const live = livePartsOfText(clean(text)).join(" ");
      tally.add({ what: `${name}, ${text}`, ms, fault: live || (ms > MAX_MS ? `${ms.toFixed(0)} ms` : null) });
    }
  }
  return tally.result();
}
