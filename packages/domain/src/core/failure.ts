import type { Money } from "../money/index.ts";

/**
 * What went wrong in words that a component can choose its sentence by.
 * `rejected` carries the shop's own words as plain text, for what we cannot classify.
 */
export type ShopFailure =
  | { readonly kind: "offline" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "timeout" }
  | { readonly kind: "sessionExpired" }
  | { readonly kind: "notFound" }
  | { readonly kind: "outOfStock"; readonly product: string | null }
  | { readonly kind: "notEnoughStock"; readonly product: string | null; readonly remaining: number | null }
  | { readonly kind: "soldIndividually" }
  | { readonly kind: "notPurchasable" }
  | { readonly kind: "choiceMissing" }
  | { readonly kind: "couponUnknown"; readonly code: string | null }
  | { readonly kind: "couponExpired"; readonly code: string | null }
  | { readonly kind: "couponUsedUp"; readonly code: string | null }
  | { readonly kind: "couponAlreadyApplied" }
  | { readonly kind: "emailInvalid" }
  | { readonly kind: "paymentMethodInvalid" }
  | { readonly kind: "shippingUnavailable" }
  | { readonly kind: "cartEmpty" }
  /** The shop's cart is no longer the one that was shown: nothing was ordered. */
  | { readonly kind: "cartChanged" }
  /** As `cartChanged`, and the cart costs something else than `before`; `missing` names lines and codes that went or became fewer. */
  | { readonly kind: "totalChanged"; readonly before: Money; readonly missing: readonly string[] }
  /** An account's cart was empty in the shop and was filled again with what was shown: nothing was ordered, and it is asked about. */
  | { readonly kind: "cartRefilled" }
  /** Somebody else was quicker: the time at the repair desk is gone, and nothing was ordered. */
  | { readonly kind: "slotTaken" }
  /** This visitor keeps several times at the repair desk already, and nothing was ordered. */
  | { readonly kind: "tooManySlots" }
  /** The order was sent, and nobody knows yet whether it stands. */
  | { readonly kind: "orderUnknown" }
  /** Cards cannot be taken just now. */
  | { readonly kind: "paymentUnavailable" }
  /** Something is missing in the card form, which says itself what. */
  | { readonly kind: "paymentIncomplete" }
  | { readonly kind: "paymentDeclined" }
  | { readonly kind: "cardExpired" }
  /** The bank did not get its customer's consent. */
  | { readonly kind: "paymentNotConfirmed" }
  /** The connection to the card network broke, and nothing was paid. */
  | { readonly kind: "paymentLost" }
  /** The payment is none for this order: of another amount, used already, or paid back. */
  | { readonly kind: "paymentMismatch" }
  | { readonly kind: "notAllowed" }
  | { readonly kind: "unknownUser" }
  | { readonly kind: "wrongPassword" }
  /** The log-in was refused, and the shop does not say whether for the name or the password. */
  | { readonly kind: "logInRefused" }
  /** The shop has no plugin that lets anybody in. */
  | { readonly kind: "logInUnavailable" }
  /** Name and password are right, yet nobody is logged in. */
  | { readonly kind: "logInLost" }
  | { readonly kind: "credentialsMissing" }
  /** Seconds until the next attempt; null where nobody says. */
  | { readonly kind: "tooManyAttempts"; readonly waitSeconds: number | null }
  | { readonly kind: "emailTaken" }
  | { readonly kind: "usernameTaken" }
  | { readonly kind: "usernameInvalid" }
  | { readonly kind: "passwordMismatch" }
  | { readonly kind: "passwordTooShort" }
  /** One of the most leaked passwords, or a name of the account or the shop. */
  | { readonly kind: "passwordTooCommon" }
  | { readonly kind: "resetLinkInvalid" }
  | { readonly kind: "reviewTooSoon" }
  | { readonly kind: "reviewRepeated" }
  | { readonly kind: "reviewsClosed" }
  /** A text has more than `max` characters. */
  | { readonly kind: "tooLong"; readonly max: number }
  | { readonly kind: "shopError" }
  | { readonly kind: "rejected"; readonly message: string };
