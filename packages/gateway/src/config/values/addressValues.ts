import * as v from "valibot";
import { createEntriesSchema, createParseAction, createValueSchema, type ValueSchema } from "./valueSchema.ts";

/** Schema of an e-mail address. The check is deliberately lenient. */
export const emailSchema: ValueSchema<string> = createValueSchema(
  "an e-mail address",
  v.pipe(v.string(), v.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/)),
);

/** Schema of the sender of e-mails: an address, with or without a name before it. */
export const mailSenderSchema: ValueSchema<string> = createValueSchema(
  "an e-mail address, or a name with one, such as Shop <shop@shop.example>",
  v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(/^(?:[^\s@<>",]+@[^\s@<>",]+\.[^\s@<>",.]+|[^@<>",;:]+ <[^\s@<>",]+@[^\s@<>",]+\.[^\s@<>",.]+>)$/),
  ),
);

/** Schema of the URL of a mail server; it may contain a password. */
export const smtpUrlSchema: ValueSchema<string> = createValueSchema(
  "an smtp:// or smtps:// address, such as smtp://user:password@mail.example:587",
  v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.parse(text);
      return /^smtps?:$/.test(url?.protocol ?? "") && Boolean(url?.host);
    }),
  ),
);

/** Parses an http(s) address without parts that do not belong in links. */
function parseHttpUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) return undefined;
  return url;
}

const parsedHttpUrlSchema = v.pipe(v.string(), createParseAction(parseHttpUrl));
const httpHrefSchema = v.pipe(
  parsedHttpUrlSchema,
  v.transform(({ href }) => href),
);

/** Schema of a base URL without a query, such as the storefront's; trailing slashes are removed. */
export const baseUrlSchema: ValueSchema<string> = createValueSchema(
  "an http(s) address without user name, query or fragment, such as https://shop.example",
  v.pipe(
    parsedHttpUrlSchema,
    v.check(({ search }) => search === ""),
    v.transform(({ href }) => href.replace(/\/+$/, "")),
  ),
);

/** Schema of the URL of a GraphQL endpoint. */
export const endpointSchema: ValueSchema<string> = createValueSchema(
  "an http(s) address without user name, password or fragment, such as https://shop.example/graphql",
  httpHrefSchema,
);

/** Schema of an absolute http(s) URL. */
export const absoluteUrlSchema: ValueSchema<string> = createValueSchema(
  "an http(s) address without user name, password or fragment",
  httpHrefSchema,
);

/** Schema of a list of absolute http(s) URLs. */
export const absoluteUrlsSchema: ValueSchema<readonly string[]> = createValueSchema(
  "http(s) addresses without user name, password or fragment, separated by commas, such as http://10.0.0.5:6081",
  createEntriesSchema(",", httpHrefSchema),
);

/** Schema of the URL of a Redis server; it may contain a password. */
export const redisUrlSchema: ValueSchema<string> = createValueSchema(
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
export const httpsUrlSchema: ValueSchema<string> = createValueSchema(
  "an address that begins with https://",
  v.pipe(
    v.string(),
    v.check((text) => parseHttpUrl(text)?.protocol === "https:"),
  ),
);

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s\\]*$/));

/** Schema of a path of this storefront. */
export const sitePathSchema: ValueSchema<string> = createValueSchema("a path that begins with /", path);

/** Schema of a path of this storefront, or an absolute URL. */
export const pathOrUrlSchema: ValueSchema<string> = createValueSchema(
  "a path that begins with / or an http(s) address",
  v.union([
    path,
    v.pipe(
      v.string(),
      v.check((text) => parseHttpUrl(text) !== undefined),
    ),
  ]),
);
