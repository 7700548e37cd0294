import type { ChangeFailure, NotFoundFailure, TooLongFailure } from "../core/index.ts";

/** Failures when submitting a review. */
export type ReviewFailure =
  | ChangeFailure
  | NotFoundFailure
  | TooLongFailure
  | { readonly kind: "emailInvalid" }
  | { readonly kind: "credentialsMissing" }
  | { readonly kind: "reviewTooSoon" }
  | { readonly kind: "reviewRepeated" }
  | { readonly kind: "reviewsClosed" };
