/** Reads one configuration value from its text. */
export interface Reader<Value> {
  /** What is expected, so that a fault can say it: "a whole number from 1 to 100". */
  readonly expected: string;
  /** The value; undefined when the text is not what is expected. */
  readonly read: (text: string) => Value | undefined;
}

/** Yes or no, in the usual spellings. */
export const flag: Reader<boolean> = {
  expected: "true or false",
  read: (text) => (/^(true|1|yes|on)$/i.test(text) ? true : /^(false|0|no|off)$/i.test(text) ? false : undefined),
};

/** A switch that may be left to the machine. */
export const autoFlag: Reader<boolean | "auto"> = {
  expected: "true, false or auto",
  read: (text) => (text === "auto" ? text : flag.read(text)),
};

/** A whole number between two bounds, both included. */
export const wholeNumber = (from: number, to: number, unit = ""): Reader<number> => ({
  expected: `a whole number${unit && ` of ${unit}`} from ${from} to ${to}`,
  read: (text) => (/^\d{1,15}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined),
});

/** One of a few words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): Reader<Word> => ({
  expected: `one of ${words.join(", ")}`,
  read: (text) => words.find((word) => word === text),
});

/** The type in front of a token. */
export const authType: Reader<string> = {
  expected: "one word, such as Bearer",
  read: (text) => (/^\w{1,40}$/.test(text) ? text : undefined),
};

/** Words on one line. */
export const words = (maxLength = 500): Reader<string> => ({
  expected: `text on one line of at most ${maxLength} characters`,
  read: (text) => (text.length <= maxLength && !/\p{Cc}/u.test(text) ? text : undefined),
});

/** Names of taxonomies, each once; "none" for none. */
export const taxonomies: Reader<readonly string[]> = {
  expected: "names of attributes separated by commas, such as pa_brand,pa_color, or none",
  read: (text) => {
    if (text === "none") return [];
    const names = text.split(",").map((name) => name.trim());
    return names.every((name) => /^[a-z0-9_%-]{1,60}$/i.test(name)) ? [...new Set(names)] : undefined;
  },
};

/** An e-mail address, roughly. */
export const email: Reader<string> = {
  expected: "an e-mail address",
  read: (text) => (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text) ? text : undefined),
};

/** What is wrong with an http(s) address, or the address itself. */
export function parseWebAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) return undefined;
  return url;
}

/** The address of the storefront, kept without a slash at the end. */
export const baseAddress: Reader<string> = {
  expected: "an http(s) address without user name, query or fragment, such as https://shop.example",
  read: (text) => {
    const url = parseWebAddress(text);
    return url && !url.search ? url.href.replace(/\/+$/, "") : undefined;
  },
};

/** The address of a GraphQL endpoint. */
export const endpoint: Reader<string> = {
  expected: "an http(s) address without user name, password or fragment, such as https://shop.example/graphql",
  read: (text) => parseWebAddress(text)?.href,
};

/** A key of Stripe's: "pk_live_…" for pages, "sk_live_…" or a restricted "rk_live_…" for the server. */
export const stripeKey = (kind: "pk" | "sk"): Reader<string> => ({
  expected: kind === "pk" ? "a publishable key that begins with pk_" : "a secret key that begins with sk_ or rk_",
  read: (text) => ((kind === "pk" ? /^pk_\w+$/ : /^[sr]k_\w+$/).test(text) ? text : undefined),
});

/** An http(s) address, kept as it is. */
export const webAddress: Reader<string> = {
  expected: "an http(s) address without user name, password or fragment",
  read: (text) => parseWebAddress(text)?.href,
};

/** Where a Redis server listens; it may hold a password. */
export const redisAddress: Reader<string> = {
  expected: "a redis:// or rediss:// address",
  read: (text) => (/^rediss?:$/.test(URL.parse(text)?.protocol ?? "") && URL.parse(text)?.host ? text : undefined),
};

/** An address that begins with https://. */
export const secureAddress: Reader<string> = {
  expected: "an address that begins with https://",
  read: (text) => (parseWebAddress(text)?.protocol === "https:" ? text : undefined),
};

const pathShape = /^\/(?!\/)[^\s\\]*$/;

/** A path of this storefront. */
export const sitePath: Reader<string> = {
  expected: "a path that begins with /",
  read: (text) => (pathShape.test(text) ? text : undefined),
};

/** A path of this storefront, or a full address. */
export const pathOrAddress: Reader<string> = {
  expected: "a path that begins with / or an http(s) address",
  read: (text) => (pathShape.test(text) || parseWebAddress(text) ? text : undefined),
};

/** An ISO 4217 code. */
export const currency: Reader<string> = {
  expected: "a currency code of three capital letters, such as EUR",
  read: (text) => (Intl.supportedValuesOf("currency").includes(text) ? text : undefined),
};

/** An ISO 3166-1 alpha-2 code. */
export const country: Reader<string> = {
  expected: "a country code of two capital letters, such as DE",
  read: (text) => {
    if (!/^[A-Z]{2}$/.test(text) || text === "ZZ") return undefined;
    return new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(text) ? text : undefined;
  },
};

/** A BCP 47 tag, or "auto". */
export const languageTag: Reader<string> = {
  expected: "auto, or a language tag such as en-US",
  read: (text) => {
    if (text === "auto") return text;
    try {
      return Intl.NumberFormat.supportedLocalesOf(text).length > 0 ? text : undefined;
    } catch {
      return undefined;
    }
  },
};

/** A value, or "none" for null. */
export const orNone = <Value>({ expected, read }: Reader<Value>): Reader<Value | null> => ({
  expected: `${expected}, or none`,
  read: (text) => (text === "none" ? null : read(text)),
});

/** IANA name of a time zone. */
export const timeZone: Reader<string> = {
  expected: "the name of a time zone, such as Europe/Berlin",
  read: (text) => {
    try {
      return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone && text;
    } catch {
      return undefined;
    }
  },
};

/** Several values separated by semicolons; "none" for none. */
export const listOf = <Value>({ expected, read }: Reader<Value>): Reader<readonly Value[]> => ({
  expected: `${expected}, several separated by semicolons, or none`,
  read: (text) => {
    if (text === "none") return [];
    const values = text.split(";").map((part) => read(part.trim()));
    return values.every((one) => one !== undefined) ? values : undefined;
  },
});
