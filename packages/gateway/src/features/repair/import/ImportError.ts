/** Thrown when the import into the shop fails, with a message that names the required setting. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
