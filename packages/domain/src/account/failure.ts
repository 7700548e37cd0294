import type { ChangeFailure, NotFound, TooLong } from "../core/index.ts";

/** Failures of logging in and out, and of opening and changing an account. */
export type AccountFailure = ChangeFailure | NotFound | TooLong | LogInFailure | RegistrationFailure;

type LogInFailure =
  | { readonly kind: "unknownUser" }
  | { readonly kind: "wrongPassword" }
  /** The log-in was refused, and the shop does not say whether for the name or the password. */
  | { readonly kind: "logInRefused" }
  /** Name and password are correct, but the shop did not log the customer in. */
  | { readonly kind: "logInLost" }
  | { readonly kind: "credentialsMissing" }
  | { readonly kind: "resetLinkInvalid" };

/** Reasons why the shop rejects a new account; checkout creates accounts too. */
export type RegistrationFailure =
  /** The shop has no plugin that lets anybody in. */
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
