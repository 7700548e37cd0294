import type { ChangeFailure, NotFoundFailure, TooLongFailure } from "../core/index.ts";

/** Failures when logging in or out, or when creating or updating an account. */
export type AccountFailure = ChangeFailure | NotFoundFailure | TooLongFailure | LogInFailure | RegistrationFailure;

/** Failure because a customer already has the maximum number of additional addresses. */
export interface AddressBookFailure {
  readonly kind: "addressBookFull";
}

type LogInFailure =
  | { readonly kind: "unknownUser" }
  | { readonly kind: "wrongPassword" }
  /** The shop refused the log-in without distinguishing a wrong name from a wrong password. */
  | { readonly kind: "logInRefused" }
  /** Name and password are correct, but the shop did not log the customer in. */
  | { readonly kind: "logInLost" }
  | { readonly kind: "credentialsMissing" }
  | { readonly kind: "resetLinkInvalid" };

/** Reasons for which the shop rejects a new account, on the account page or at checkout. */
export type RegistrationFailure =
  /** The shop has no plugin for logging in. */
  | { readonly kind: "logInUnavailable" }
  | { readonly kind: "emailInvalid" }
  | { readonly kind: "emailTaken" }
  | { readonly kind: "usernameTaken" }
  | { readonly kind: "usernameInvalid" }
  | { readonly kind: "credentialsMissing" }
  | { readonly kind: "passwordMismatch" }
  | { readonly kind: "passwordTooShort" }
  /** One of the most leaked passwords, or a name of the account or the shop. */
  | { readonly kind: "passwordTooCommon" };
