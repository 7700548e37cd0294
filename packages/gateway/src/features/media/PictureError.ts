/** Why a picture cannot be shown: `missing` is the shop's word or the address's fault, the others are trouble. */
export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly kind: "missing" | "unusable" | "unreachable" | "timeout";

  constructor(kind: PictureError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
