/** Why a picture cannot be shown: `missing` is the shop's word or the address's fault, the others are trouble. */
export class PictureTrouble extends Error {
  override readonly name = "PictureTrouble";
  readonly kind: "missing" | "unusable" | "unreachable" | "timeout";

  constructor(kind: PictureTrouble["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
