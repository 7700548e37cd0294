/** Error whose message is sent to the client; all others are masked as "Internal server error". */
export class UserError extends Error {
  override readonly name = "UserError";
}

/** Error that the live server masks, thrown where it is known to fail. */
export class MaskedError extends Error {
  override readonly name = "MaskedError";
}
