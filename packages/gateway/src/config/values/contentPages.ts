import { isContentPageKind } from "@rewire/domain";
import * as v from "valibot";
import type { ContentPageAddress, ContentPageSource } from "../ContentPageSource.ts";
import {
  createValueSchema,
  createNoneSchema,
  createParseAction,
  createEntriesSchema,
  type ValueSchema,
} from "./valueSchema.ts";

/** Languages of the storefront, as in its URLs. */
export const pageLanguages: readonly string[] = ["en", "de", "es", "fr", "it", "pt-br"];

const ADDRESS_PATTERN = /^([a-z]{2}(?:-[a-z]{2})?) (\/[^\s?#;,]{0,199})$/i;
const PAGE_PATTERN = /^([a-z0-9][a-z0-9-]{0,59}): ?(.+)$/;

/** Parses "en /terms, de /agb"; undefined for another format, an unknown language or one that is named twice. */
function readAddresses(text: string): readonly ContentPageAddress[] | undefined {
  const addresses: ContentPageAddress[] = [];
  for (const part of text.split(",")) {
    const [, tag = "", uri = ""] = ADDRESS_PATTERN.exec(part.trim()) ?? [];
    const language = tag.toLowerCase();
    if (!pageLanguages.includes(language) || addresses.some((address) => address.language === language))
      return undefined;
    addresses.push({ language, uri });
  }
  return addresses;
}

/** Schema of the WordPress paths of one content page, by language; "none" disables the page. */
export const pageAddressesSchema: ValueSchema<readonly ContentPageAddress[]> = createValueSchema(
  "languages and paths in WordPress, such as en /terms, de /agb, or none",
  v.union([createNoneSchema<readonly ContentPageAddress[]>([]), v.pipe(v.string(), createParseAction(readAddresses))]),
);

function readPage(text: string): ContentPageSource | undefined {
  const [, name = "", list = ""] = PAGE_PATTERN.exec(text) ?? [];
  const addresses = readAddresses(list);
  return addresses && name !== "" ? { name, addresses } : undefined;
}

/** Returns whether each page has a name of its own, which is no kind that every shop has. */
const haveUniqueNames = (pages: ContentPageSource[]): boolean =>
  pages.every(({ name }, at) => !isContentPageKind(name) && pages.findIndex((page) => page.name === name) === at);

/** Schema of additional content pages: the name of each page in URLs, and its WordPress paths by language. */
export const otherPagesSchema: ValueSchema<readonly ContentPageSource[]> = createValueSchema(
  "names, each once and of no page with a variable of its own, with languages and paths in WordPress, such as " +
    "about: en /about, de /ueber-uns; jobs: en /jobs, or none",
  v.union([
    createNoneSchema<ContentPageSource[]>([]),
    v.pipe(createEntriesSchema(";", v.pipe(v.string(), createParseAction(readPage))), v.check(haveUniqueNames)),
  ]),
);
