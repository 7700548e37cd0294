/**
 * Error thrown when a picture cannot be served. `missing`: the URL is invalid or the shop does not have the picture;
 * the other kinds are failures.
 */
export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly kind: "missing" | "unusable" | "unreachable" | "timeout";

  constructor(kind: PictureError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
