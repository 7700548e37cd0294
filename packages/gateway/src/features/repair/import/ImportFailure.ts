/** Thrown when the import into the shop fails, with a message that names the required setting. */
export class ImportFailure extends Error {
  override readonly name = "ImportFailure";
}
