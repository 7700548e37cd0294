import type { EmotionCache } from "@emotion/react";
import type { SerializedStyles } from "@emotion/serialize";

/** Key of the Emotion cache for pages, used as the prefix of class names. */
export const STYLE_CACHE_KEY = "c";

const BASE_62_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SHORT_NAME_LENGTH = 4;
const NAME_RADIX = 36;

/** Shortens a name of Emotion's, a hash in base 36, to four characters. */
function shortenName(name: string): string {
  let rest = Number.parseInt(name, NAME_RADIX);
  let shortName = "";
  while (shortName.length < SHORT_NAME_LENGTH) {
    shortName += BASE_62_DIGITS.charAt(rest % BASE_62_DIGITS.length);
    rest = Math.floor(rest / BASE_62_DIGITS.length);
  }
  return shortName;
}

interface StyleNames {
  /** Named styles by Emotion's name. */
  readonly styles: Map<string, SerializedStyles>;
  readonly taken: Set<string>;
}

const namesByCache = new WeakMap<EmotionCache, StyleNames>();

/**
 * Replaces the class names of styles with names of four characters, because class names make up a tenth of the size of
 * a page. If a short name is already used by another style in the cache, Emotion's name is kept. Servers and browsers
 * assign the same names, because they process elements in the same order.
 */
export function assignShortName(cache: EmotionCache, serialized: SerializedStyles): SerializedStyles {
  if (cache.key !== STYLE_CACHE_KEY) return serialized;
  let names = namesByCache.get(cache);
  if (!names) namesByCache.set(cache, (names = { styles: new Map(), taken: new Set() }));
  let namedStyles = names.styles.get(serialized.name);
  if (!namedStyles) {
    const shortName = shortenName(serialized.name);
    namedStyles = names.taken.has(shortName) ? serialized : { ...serialized, name: shortName };
    names.taken.add(shortName);
    names.styles.set(serialized.name, namedStyles);
  }
  return namedStyles;
}
