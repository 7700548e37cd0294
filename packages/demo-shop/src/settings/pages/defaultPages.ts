import type { PageRecord } from "./PageRecord.ts";
import { englishPages } from "./texts/en.ts";
import { germanPages } from "./texts/de.ts";
import { spanishPages } from "./texts/es.ts";
import { frenchPages } from "./texts/fr.ts";
import { italianPages } from "./texts/it.ts";
import { portuguesePages } from "./texts/pt.ts";

/**
 * WordPress pages of the shop: seven pages in each of the storefront's six languages, at the storefront's default
 * paths.
 */
export const defaultPages: readonly PageRecord[] = [
  ...englishPages,
  ...germanPages,
  ...spanishPages,
  ...frenchPages,
  ...italianPages,
  ...portuguesePages,
];
