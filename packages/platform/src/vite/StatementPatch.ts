/** Statement of a library that keeps unused code in a bundle. */
export interface StatementPatch {
  /** Matches the files of the library. */
  readonly path: RegExp;
  readonly statement: RegExp;
  readonly replacement: string;
}
