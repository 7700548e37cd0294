/** A refusal whose words reach the client; every other error is masked as "Internal server error". */
export class UserError extends Error {
  override readonly name = "UserError";
}

/** An error whose cause the live server hides, thrown where it is known to fail. */
export class MaskedError extends Error {
  override readonly name = "MaskedError";
}
