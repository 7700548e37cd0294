/** Published WordPress page, such as the terms of sale. */
export interface PageRecord {
  /** Path without a slash at its end: "/de/impressum". */
  readonly uri: string;
  readonly title: string;
  /** HTML as an editor wrote it. `{email}` and other names of `createPageFacts` stand for the shop's own data. */
  readonly content: string;
}
