/**
 * Thrown when a picture cannot be served: `missing` for an invalid URL or a picture that the shop does not have, the
 * other kinds for failures.
 */
export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly kind: "missing" | "unusable" | "unreachable" | "timeout";

  constructor(kind: PictureError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
