/** Error whose message is sent to the client. All other errors are masked as "Internal server error". */
export class UserError extends Error {
  override readonly name = "UserError";
}

/** Error that reaches the client as "Internal server error", for requests that fail in this way in WooGraphQL. */
export class MaskedError extends Error {
  override readonly name = "MaskedError";
}
