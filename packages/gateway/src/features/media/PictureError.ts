/**
 * Thrown when a picture cannot be shown: `missing` is a wrong address or a picture that the shop lacks, the others are
 * failures.
 */
export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly kind: "missing" | "unusable" | "unreachable" | "timeout";

  constructor(kind: PictureError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
