import type { SafeHtml } from "../product/index.ts";

/** Kinds of content pages that every shop has, in the order of the links in the footer. */
export const contentPageKinds = [
  "imprint",
  "privacy",
  "terms",
  "shipping",
  "withdrawal",
  "accessibility",
  "warranty",
] as const;

/** Kind of content page. */
export type ContentPageKind = (typeof contentPageKinds)[number];

/** Text page that the shop's owner writes in WordPress, such as the imprint. */
export interface ContentPage {
  /** Kind of the page, or the name that the owner gave another one; the last part of its URL. */
  readonly name: string;
  readonly title: string;
  /** Text of the page; "" where the owner has not written any. */
  readonly content: SafeHtml;
  /** Language of the text as in URLs, such as "de" or "pt-br": another one than requested where there is no translation. */
  readonly language: string;
}

/** Link to a content page. */
export interface ContentPageLink {
  readonly name: string;
  /** Title of the page in the shop; null while unknown. */
  readonly title: string | null;
}

/**
 * Creates the path of a content page.
 * @param prefix Path prefix of the language: "" for English, "/de" for German.
 */
export const createContentPagePath = (prefix: string, name: string): string => `${prefix}/info/${name}`;

/** Returns whether a name is one of the kinds of content pages that every shop has. */
export const isContentPageKind = (name: string): name is ContentPageKind =>
  contentPageKinds.some((kind) => kind === name);
