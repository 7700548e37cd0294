import * as v from "valibot";
import { parsedBy, valueSchema, type ValueSchema } from "./valueSchema.ts";

/** An e-mail address, roughly. */
export const email: ValueSchema<string> = valueSchema(
  "an e-mail address",
  v.pipe(v.string(), v.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/)),
);

/** An http(s) address without what does not belong into links. */
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

/** The address of the storefront, kept without a slash at the end. */
export const baseAddress: ValueSchema<string> = valueSchema(
  "an http(s) address without user name, query or fragment, such as https://shop.example",
  v.pipe(
    webUrl,
    v.check(({ search }) => search === ""),
    v.transform(({ href }) => href.replace(/\/+$/, "")),
  ),
);

/** The address of a GraphQL endpoint. */
export const endpoint: ValueSchema<string> = valueSchema(
  "an http(s) address without user name, password or fragment, such as https://shop.example/graphql",
  hrefOfWebUrl,
);

/** An http(s) address, in full. */
export const webAddress: ValueSchema<string> = valueSchema(
  "an http(s) address without user name, password or fragment",
  hrefOfWebUrl,
);

/** Where a Redis server listens; it may hold a password. */
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

/** An address that begins with https://, as it was written. */
export const secureAddress: ValueSchema<string> = valueSchema(
  "an address that begins with https://",
  v.pipe(
    v.string(),
    v.check((text) => parseWebAddress(text)?.protocol === "https:"),
  ),
);

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s\\]*$/));

/** A path of this storefront. */
export const sitePath: ValueSchema<string> = valueSchema("a path that begins with /", path);

/** A path of this storefront, or a full address. */
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
