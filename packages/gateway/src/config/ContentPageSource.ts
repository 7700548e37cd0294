/** Content page of the storefront, with the paths in WordPress from which its text is read. */
export interface ContentPageSource {
  /** Kind of the page, or the name of another one: the last part of its URL. */
  readonly name: string;
  /** One entry a language, the most important first. */
  readonly addresses: readonly ContentPageAddress[];
}

/** Path of a page in WordPress, such as "/de/impressum", and the language of its text, as used in URLs. */
export interface ContentPageAddress {
  readonly language: string;
  readonly uri: string;
}
