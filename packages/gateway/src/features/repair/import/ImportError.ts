/** Error thrown when the import into the shop fails. Its message names the required setting. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
