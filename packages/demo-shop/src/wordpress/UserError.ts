/** Error whose message is sent to the client. All other errors are masked as "Internal server error". */
export class UserError extends Error {
  override readonly name = "UserError";
}

/** Error that is masked as on the live server, for requests that are known to fail there. */
export class MaskedError extends Error {
  override readonly name = "MaskedError";
}
