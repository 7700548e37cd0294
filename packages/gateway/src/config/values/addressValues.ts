import * as v from "valibot";
import { entriesOf, parsedBy, valueSchema, type ValueSchema } from "./valueSchema.ts";

/** Schema of an e-mail address, validated only roughly. */
export const email: ValueSchema<string> = valueSchema(
  "an e-mail address",
  v.pipe(v.string(), v.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/)),
);

/** Parses an http(s) address without parts that do not belong in links. */
function parseWebAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) return undefined;
  return url;
}

const webUrl = v.pipe(v.string(), parsedBy(parseWebAddress));
const hrefOfWebUrl = v.pipe(
  webUrl,
  v.transform(({ href }) => href),
);

/** Schema of the storefront's URL; a trailing slash is removed. */
export const baseAddress: ValueSchema<string> = valueSchema(
  "an http(s) address without user name, query or fragment, such as https://shop.example",
  v.pipe(
    webUrl,
    v.check(({ search }) => search === ""),
    v.transform(({ href }) => href.replace(/\/+$/, "")),
  ),
);

/** Schema of the URL of a GraphQL endpoint. */
export const endpoint: ValueSchema<string> = valueSchema(
  "an http(s) address without user name, password or fragment, such as https://shop.example/graphql",
  hrefOfWebUrl,
);

/** Schema of an absolute http(s) URL. */
export const webAddress: ValueSchema<string> = valueSchema(
  "an http(s) address without user name, password or fragment",
  hrefOfWebUrl,
);

/** Schema of a list of absolute http(s) URLs. */
export const webAddresses: ValueSchema<readonly string[]> = valueSchema(
  "http(s) addresses without user name, password or fragment, separated by commas, such as http://10.0.0.5:6081",
  entriesOf(",", hrefOfWebUrl),
);

/** Schema of the URL of a Redis server; it may contain a password. */
export const redisAddress: ValueSchema<string> = valueSchema(
  "a redis:// or rediss:// address",
  v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.parse(text);
      return /^rediss?:$/.test(url?.protocol ?? "") && Boolean(url?.host);
    }),
  ),
);

/** Schema of an `https://` URL; the text is kept as entered, without URL normalisation. */
export const secureAddress: ValueSchema<string> = valueSchema(
  "an address that begins with https://",
  v.pipe(
    v.string(),
    v.check((text) => parseWebAddress(text)?.protocol === "https:"),
  ),
);

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s\\]*$/));

/** Schema of a path of this storefront. */
export const sitePath: ValueSchema<string> = valueSchema("a path that begins with /", path);

/** Schema of a path of this storefront, or an absolute URL. */
export const pathOrAddress: ValueSchema<string> = valueSchema(
  "a path that begins with / or an http(s) address",
  v.union([
    path,
    v.pipe(
      v.string(),
      v.check((text) => parseWebAddress(text) !== undefined),
    ),
  ]),
);
