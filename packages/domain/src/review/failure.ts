import type { ChangeFailure, NotFound, TooLong } from "../core/index.ts";

/** Failures when submitting a review. */
export type ReviewFailure =
  | ChangeFailure
  | NotFound
  | TooLong
  | { readonly kind: "emailInvalid" }
  | { readonly kind: "credentialsMissing" }
  | { readonly kind: "reviewTooSoon" }
  | { readonly kind: "reviewRepeated" }
  | { readonly kind: "reviewsClosed" };
