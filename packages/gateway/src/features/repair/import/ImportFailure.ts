/** The shop cannot be written to, in words for its owner with what to set. */
export class ImportFailure extends Error {
  override readonly name = "ImportFailure";
}
